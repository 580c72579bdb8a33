<?php
/**
 * Title: Page not found
 * Slug: portico/not-found
 * Categories: portico, text
 * Description: Message that the page was not found, with a search and a link to the home page.
 * Keywords: 404, error, missing
 * Template Types: 404
 * Viewport Width: 900
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'This page is not here', 'portico' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'The address may have changed, or a letter may be missing. Search for what you need, or start again from the home page.', 'portico' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:search {"label":"<?php echo esc_attr__( 'Search this site', 'portico' ); ?>","buttonText":"<?php echo esc_attr__( 'Search', 'portico' ); ?>"} /-->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-arrow"} -->
<div class="wp-block-button is-style-arrow"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php esc_html_e( 'Go to the home page', 'portico' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
