<?php
/**
 * Title: Testimonials
 * Slug: portico/testimonials
 * Categories: portico, testimonials
 * Description: Three quotations from people about their experience.
 * Keywords: quotes, voices, reviews
 * Viewport Width: 1280
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"align":"full","className":"is-style-tinted","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"},"blockGap":"var:preset|spacing|60"}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-tinted" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'What people say', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:columns {"align":"wide","className":"is-style-divided","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|60","left":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns alignwide is-style-divided"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:quote {"className":"is-style-large-quote"} -->
<blockquote class="wp-block-quote is-style-large-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'I came for the grammar and stayed for the tea.', 'portico' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Amira, course B1', 'portico' ); ?></cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:quote {"className":"is-style-large-quote"} -->
<blockquote class="wp-block-quote is-style-large-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Somebody read my contract with me, line by line. It took an hour.', 'portico' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Tomasz, advice service', 'portico' ); ?></cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:quote {"className":"is-style-large-quote"} -->
<blockquote class="wp-block-quote is-style-large-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'My children do their homework here. It is quieter than at home.', 'portico' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Yeliz, neighbor', 'portico' ); ?></cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
