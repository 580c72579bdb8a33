<?php
/**
 * Title: Footer: four columns
 * Slug: portico/footer-columns
 * Categories: footer
 * Block Types: core/template-part/footer
 * Viewport Width: 1280
 * Description: Title, address, opening hours and links in four columns, with a line for legal links below.
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"className":"portico-footer","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group portico-footer" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|50","left":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"34%"} -->
<div class="wp-block-column" style="flex-basis:34%"><!-- wp:site-title {"level":0} /-->

<!-- wp:site-tagline /--></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Address', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Street and number', 'portico' ); ?><br><?php esc_html_e( 'Postcode and town', 'portico' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Opening hours', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"portico-figures"} -->
<p class="portico-figures"><?php esc_html_e( 'Mon to Thu, 09:00 to 18:00', 'portico' ); ?><br><?php esc_html_e( 'Friday, 09:00 to 14:00', 'portico' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'More', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:navigation {"overlayMenu":"never","className":"portico-nav","ariaLabel":"<?php esc_attr_e( 'Footer', 'portico' ); ?>","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"flex","orientation":"vertical"}} /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:group {"align":"wide","className":"portico-small-print","style":{"spacing":{"blockGap":"0 var:preset|spacing|50","margin":{"top":"var:preset|spacing|60"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide portico-small-print" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Imprint and privacy: say here who is responsible for this site.', 'portico' ); ?></p>
<!-- /wp:paragraph -->
<?php if ( portico_has_block( 'vestibule/cookie-choice' ) ) : ?>

<!-- wp:vestibule/cookie-choice /--><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
