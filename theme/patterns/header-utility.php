<?php
/**
 * Title: Header: utility bar, search and call to action
 * Slug: portico/header-utility
 * Categories: header
 * Block Types: core/template-part/header
 * Viewport Width: 1280
 * Description: Small bar with phone number and hours above title, menu, search and a button. The header hides when scrolling down and reappears when scrolling up.
 *
 * @package Portico
 */

declare(strict_types=1);

// Use WordPress's own menu on phones and omit the search if Vestibule's drawer is not available.
$portico_has_drawer = portico_has_block( 'vestibule/drawer' );
$portico_overlay    = $portico_has_drawer ? 'never' : 'mobile';
?>
<!-- wp:group {"metadata":{"name":"<?php esc_attr_e( 'Utility bar', 'portico' ); ?>"},"className":"portico-utility","style":{"spacing":{"padding":{"top":"var:preset|spacing|20","bottom":"var:preset|spacing|20"}}},"backgroundColor":"accent-tint","fontSize":"small","layout":{"type":"constrained"}} -->
<div class="wp-block-group portico-utility has-accent-tint-background-color has-background has-small-font-size" style="padding-top:var(--wp--preset--spacing--20);padding-bottom:var(--wp--preset--spacing--20)"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"0 var:preset|spacing|50"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Mon to Thu, 09:00 to 18:00', 'portico' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="tel:+493000000000">+49 30 000 000 00</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"<?php esc_attr_e( 'Bar', 'portico' ); ?>"},"className":"portico-header","vestibuleSticky":{"edge":"top","reveal":true},"style":{"spacing":{"margin":{"top":"0"},"padding":{"top":"var:preset|spacing|30","bottom":"var:preset|spacing|30"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group portico-header" style="margin-top:0;padding-top:var(--wp--preset--spacing--30);padding-bottom:var(--wp--preset--spacing--30)"><!-- wp:group {"align":"wide","className":"portico-bar","style":{"spacing":{"blockGap":"0 var:preset|spacing|50"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide portico-bar"><!-- wp:group {"className":"portico-brand","style":{"spacing":{"blockGap":"0.625rem"}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group portico-brand"><!-- wp:site-logo {"width":32,"shouldSyncIcon":false} /-->

<!-- wp:site-title {"level":0} /--></div>
<!-- /wp:group -->

<!-- wp:navigation {"overlayMenu":"<?php echo esc_attr( $portico_overlay ); ?>","className":"portico-nav portico-from-desktop","ariaLabel":"<?php esc_attr_e( 'Main', 'portico' ); ?>","style":{"spacing":{"blockGap":"0 var:preset|spacing|50"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"right"}} /-->

<!-- wp:group {"className":"portico-actions","style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group portico-actions"><?php if ( $portico_has_drawer ) : ?>

<!-- wp:vestibule/drawer {"kind":"search","icon":"search","showLabel":false} -->
<!-- wp:search {"label":"<?php esc_attr_e( 'Search the site', 'portico' ); ?>","buttonText":"<?php esc_attr_e( 'Search', 'portico' ); ?>"} /-->
<!-- /wp:vestibule/drawer -->

<?php endif; ?>

<!-- wp:buttons {"className":"portico-from-tablet"} -->
<div class="wp-block-buttons portico-from-tablet"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( home_url( '/contact/' ) ); ?>"><?php esc_html_e( 'Book a time', 'portico' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<?php if ( $portico_has_drawer ) : ?>

<!-- wp:vestibule/drawer {"shown":"below-desktop"} -->
<!-- wp:navigation {"overlayMenu":"never","className":"portico-nav portico-in-drawer","ariaLabel":"<?php esc_attr_e( 'Menu', 'portico' ); ?>","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"flex","orientation":"vertical"}} /-->

<!-- wp:buttons {"className":"portico-in-drawer"} -->
<div class="wp-block-buttons portico-in-drawer"><!-- wp:button {"width":100} -->
<div class="wp-block-button has-custom-width wp-block-button__width-100"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( home_url( '/contact/' ) ); ?>"><?php esc_html_e( 'Book a time', 'portico' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<!-- /wp:vestibule/drawer --><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
