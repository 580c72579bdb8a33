<?php
/**
 * Title: Footer: title and menu
 * Slug: portico/footer
 * Categories: footer
 * Block Types: core/template-part/footer
 * Viewport Width: 1280
 * Description: Title with tagline, next to the menu.
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"className":"portico-footer","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group portico-footer" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between","verticalAlignment":"top"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"flex","orientation":"vertical"}} -->
<div class="wp-block-group"><!-- wp:site-title {"level":0} /-->

<!-- wp:site-tagline /--></div>
<!-- /wp:group -->

<!-- wp:navigation {"overlayMenu":"never","className":"portico-nav","ariaLabel":"<?php esc_attr_e( 'Footer', 'portico' ); ?>","layout":{"type":"flex","flexWrap":"wrap"}} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
