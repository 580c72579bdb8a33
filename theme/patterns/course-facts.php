<?php
/**
 * Title: Facts of a course
 * Slug: portico/course-facts
 * Categories: portico, services
 * Description: Time, spots, price, teacher, location and dates of the course that the page shows.
 * Keywords: course, dates, price
 * Viewport Width: 480
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"className":"is-style-tinted","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60","left":"var:preset|spacing|60","right":"var:preset|spacing|60"},"blockGap":"var:preset|spacing|40"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-tinted" style="padding-top:var(--wp--preset--spacing--60);padding-right:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60);padding-left:var(--wp--preset--spacing--60)"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'At a glance', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:vestibule/course-facts /-->

<!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Dates', 'portico' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:vestibule/course-dates {"fontSize":"small"} /--></div>
<!-- /wp:group -->
