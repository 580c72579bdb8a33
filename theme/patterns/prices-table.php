<?php
/**
 * Title: Fees in a table
 * Slug: portico/prices-table
 * Categories: portico, services
 * Description: All fees in a table, with reduced fees in a separate column.
 * Keywords: prices, fees, table
 * Viewport Width: 1280
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"},"blockGap":"var:preset|spacing|60"}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Fees', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:table -->
<figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th><?php esc_html_e( 'What', 'portico' ); ?></th><th><?php esc_html_e( 'Full fee', 'portico' ); ?></th><th><?php esc_html_e( 'Reduced fee', 'portico' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'Course A1 or A2', 'portico' ); ?></td><td><?php esc_html_e( '290 €', 'portico' ); ?></td><td><?php esc_html_e( '190 €', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'Course B1 or B2', 'portico' ); ?></td><td><?php esc_html_e( '310 €', 'portico' ); ?></td><td><?php esc_html_e( '210 €', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'Course C1', 'portico' ); ?></td><td><?php esc_html_e( '280 €', 'portico' ); ?></td><td><?php esc_html_e( '180 €', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'Official examination', 'portico' ); ?></td><td><?php esc_html_e( '160 €', 'portico' ); ?></td><td><?php esc_html_e( '160 €', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'First consultation', 'portico' ); ?></td><td><?php esc_html_e( 'free', 'portico' ); ?></td><td><?php esc_html_e( 'free', 'portico' ); ?></td></tr></tbody></table><figcaption class="wp-element-caption"><?php esc_html_e( 'Reduced fees are for people in training, without work, or with three children or more.', 'portico' ); ?></figcaption></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
