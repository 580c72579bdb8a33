<?php
/**
 * Title: Testimonial
 * Slug: portico/testimonial
 * Categories: portico, testimonials
 * Description: Large quotation next to a portrait of the person.
 * Keywords: quote, voice, review
 * Viewport Width: 1280
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"verticalAlignment":"center","align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|60","left":"var:preset|spacing|80"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"30%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:30%"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","className":"is-style-arch"} -->
<figure class="wp-block-image size-full is-style-arch"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/portrait-4.webp' ) ); ?>" alt="<?php esc_attr_e( 'Portrait of Mei Lindqvist', 'portico' ); ?>" style="aspect-ratio:4/5;object-fit:cover"/></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center"} -->
<div class="wp-block-column is-vertically-aligned-center"><!-- wp:quote {"className":"is-style-large-quote"} -->
<blockquote class="wp-block-quote is-style-large-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'On my first day I could not order a coffee. A year later I argued with my landlord, and won. What lies between is this house, and ten people I now call friends.', 'portico' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Mei Lindqvist, courses A1 to C1', 'portico' ); ?></cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
