<?php
/**
 * Title: Opening hours
 * Slug: portico/opening-hours
 * Categories: portico, contact
 * Description: Table with the hours of a week, next to a list of exceptions.
 * Keywords: hours, times, table
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
<h2 class="wp-block-heading"><?php esc_html_e( 'When we are here', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'On public holidays the house is closed; the courtyard stays open. In August the evening courses pause.', 'portico' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:table {"className":"is-style-timetable"} -->
<figure class="wp-block-table is-style-timetable"><table class="has-fixed-layout"><thead><tr><th><?php esc_html_e( 'Day', 'portico' ); ?></th><th><?php esc_html_e( 'Front desk', 'portico' ); ?></th><th><?php esc_html_e( 'Library', 'portico' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'Monday', 'portico' ); ?></td><td><?php esc_html_e( '09:00 to 18:00', 'portico' ); ?></td><td><?php esc_html_e( '09:00 to 20:00', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'Tuesday', 'portico' ); ?></td><td><?php esc_html_e( '09:00 to 18:00', 'portico' ); ?></td><td><?php esc_html_e( '09:00 to 20:00', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'Wednesday', 'portico' ); ?></td><td><?php esc_html_e( '09:00 to 18:00', 'portico' ); ?></td><td><?php esc_html_e( '09:00 to 20:00', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'Thursday', 'portico' ); ?></td><td><?php esc_html_e( '09:00 to 18:00', 'portico' ); ?></td><td><?php esc_html_e( '09:00 to 20:00', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'Friday', 'portico' ); ?></td><td><?php esc_html_e( '09:00 to 14:00', 'portico' ); ?></td><td><?php esc_html_e( '09:00 to 18:00', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'Saturday', 'portico' ); ?></td><td><?php esc_html_e( 'closed', 'portico' ); ?></td><td><?php esc_html_e( '10:00 to 14:00', 'portico' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
