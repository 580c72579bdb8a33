<?php
/**
 * Title: Course details
 * Slug: portico/course-detail
 * Categories: portico, services
 * Description: Content and audience of a course, next to a card with dates, fee and a button.
 * Keywords: course, detail, offer
 * Viewport Width: 1280
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|60","left":"var:preset|spacing|80"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"60%"} -->
<div class="wp-block-column" style="flex-basis:60%"><!-- wp:paragraph {"className":"is-style-eyebrow"} -->
<p class="is-style-eyebrow"><?php esc_html_e( 'Level B1', 'portico' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Work and offices', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php esc_html_e( 'You can already get by in everyday life. In ten weeks you learn what a working day asks for: calls with people you do not know, letters that have to be right, and meetings in which everybody talks at once.', 'portico' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'What you can do afterwards', 'portico' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:list {"className":"is-style-checks"} -->
<ul class="wp-block-list is-style-checks"><!-- wp:list-item -->
<li><?php esc_html_e( 'Make a call, ask back, and note what was agreed', 'portico' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Write an application that is read to the end', 'portico' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Follow a meeting and say what you think', 'portico' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Answer a letter from an office within an evening', 'portico' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Who teaches', 'portico' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Two teachers share each group, so that nothing is canceled when one of them is ill.', 'portico' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"className":"is-style-tinted","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60","left":"var:preset|spacing|60","right":"var:preset|spacing|60"},"blockGap":"var:preset|spacing|40"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-tinted" style="padding-top:var(--wp--preset--spacing--60);padding-right:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60);padding-left:var(--wp--preset--spacing--60)"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'At a glance', 'portico' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:table {"className":"is-style-timetable"} -->
<figure class="wp-block-table is-style-timetable"><table class="has-fixed-layout"><tbody><tr><td><?php esc_html_e( 'Begins', 'portico' ); ?></td><td><?php esc_html_e( '11 January', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'When', 'portico' ); ?></td><td><?php esc_html_e( 'Mon, Wed, 18:00 to 20:30', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'Length', 'portico' ); ?></td><td><?php esc_html_e( '10 weeks, 50 lessons', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'Group', 'portico' ); ?></td><td><?php esc_html_e( 'at most 10 people', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'Fee', 'portico' ); ?></td><td><?php esc_html_e( '310 € with the book', 'portico' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( home_url( '/contact/' ) ); ?>"><?php esc_html_e( 'Book a place', 'portico' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'If you leave in the first two weeks, you get the whole fee back.', 'portico' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
