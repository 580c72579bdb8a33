<?php
/**
 * Title: Courses by time of day
 * Slug: portico/courses-tabs
 * Categories: portico, services
 * Description: Heading next to tabs, each with a short text and a timetable.
 * Keywords: courses, tabs, timetable
 * Viewport Width: 1280
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|50","left":"var:preset|spacing|80"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"34%"} -->
<div class="wp-block-column" style="flex-basis:34%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Find a time that fits your week', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Not sure which group is yours? A placement interview takes twenty minutes and is free.', 'portico' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:vestibule/tabs {"label":"<?php echo esc_attr__( 'Courses by time of day', 'portico' ); ?>"} -->
<!-- wp:vestibule/tab {"title":"<?php echo esc_attr__( 'Mornings', 'portico' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'From half past nine to noon. Children are looked after on the ground floor.', 'portico' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:table -->
<figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th><?php esc_html_e( 'Level', 'portico' ); ?></th><th><?php esc_html_e( 'When', 'portico' ); ?></th><th><?php esc_html_e( 'Begins', 'portico' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'A1, first steps', 'portico' ); ?></td><td><?php esc_html_e( 'Monday and Wednesday', 'portico' ); ?></td><td><?php esc_html_e( '11 January', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'A2, everyday life', 'portico' ); ?></td><td><?php esc_html_e( 'Tuesday and Thursday', 'portico' ); ?></td><td><?php esc_html_e( '12 January', 'portico' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->
<!-- /wp:vestibule/tab -->

<!-- wp:vestibule/tab {"title":"<?php echo esc_attr__( 'Evenings', 'portico' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'From six to half past eight, for people who work. There is a kitchen on the second floor.', 'portico' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:table -->
<figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th><?php esc_html_e( 'Level', 'portico' ); ?></th><th><?php esc_html_e( 'When', 'portico' ); ?></th><th><?php esc_html_e( 'Begins', 'portico' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'B1, work and offices', 'portico' ); ?></td><td><?php esc_html_e( 'Monday and Wednesday', 'portico' ); ?></td><td><?php esc_html_e( '11 January', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'B2, training and study', 'portico' ); ?></td><td><?php esc_html_e( 'Tuesday and Thursday', 'portico' ); ?></td><td><?php esc_html_e( '12 January', 'portico' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->
<!-- /wp:vestibule/tab -->

<!-- wp:vestibule/tab {"title":"<?php echo esc_attr__( 'Saturdays', 'portico' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Four hours in one go, with a long break. Most people here write.', 'portico' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:table -->
<figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th><?php esc_html_e( 'Level', 'portico' ); ?></th><th><?php esc_html_e( 'When', 'portico' ); ?></th><th><?php esc_html_e( 'Begins', 'portico' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'C1, writing', 'portico' ); ?></td><td><?php esc_html_e( 'Saturday, 10:00 to 14:00', 'portico' ); ?></td><td><?php esc_html_e( '16 January', 'portico' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->
<!-- /wp:vestibule/tab -->
<!-- /wp:vestibule/tabs --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
