<?php
/**
 * Title: Header: title above the menu
 * Slug: portico/header-centred
 * Categories: header
 * Block Types: core/template-part/header
 * Viewport Width: 1280
 * Description: Centered title with the menu below. Only the menu is sticky.
 *
 * @package Portico
 */

declare(strict_types=1);

// Use WordPress's own menu on phones if Vestibule's drawer is not available.
$portico_has_drawer = portico_has_block( 'vestibule/drawer' );
$portico_overlay    = $portico_has_drawer ? 'never' : 'mobile';
?>
<!-- wp:group {"metadata":{"name":"<?php esc_attr_e( 'Title', 'portico' ); ?>"},"className":"portico-masthead","style":{"spacing":{"blockGap":"var:preset|spacing|10","padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|40"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group portico-masthead" style="padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--40)"><!-- wp:site-logo {"width":64,"shouldSyncIcon":false,"align":"center"} /-->

<!-- wp:site-title {"level":0,"textAlign":"center","fontSize":"x-large"} /-->

<!-- wp:site-tagline {"textAlign":"center"} /--></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"<?php esc_attr_e( 'Bar', 'portico' ); ?>"},"className":"portico-header","vestibuleSticky":{"edge":"top"},"style":{"spacing":{"margin":{"top":"0"},"padding":{"top":"var:preset|spacing|20","bottom":"var:preset|spacing|20"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group portico-header" style="margin-top:0;padding-top:var(--wp--preset--spacing--20);padding-bottom:var(--wp--preset--spacing--20)"><!-- wp:group {"align":"wide","className":"portico-bar","style":{"spacing":{"blockGap":"0 var:preset|spacing|50"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"center"}} -->
<div class="wp-block-group alignwide portico-bar"><!-- wp:navigation {"overlayMenu":"<?php echo esc_attr( $portico_overlay ); ?>","className":"portico-nav portico-from-tablet","ariaLabel":"<?php esc_attr_e( 'Main', 'portico' ); ?>","style":{"spacing":{"blockGap":"0 var:preset|spacing|50"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"center"}} /-->
<?php if ( $portico_has_drawer ) : ?>

<!-- wp:vestibule/drawer {"side":"start","shown":"below-tablet"} -->
<!-- wp:navigation {"overlayMenu":"never","className":"portico-nav portico-in-drawer","ariaLabel":"<?php esc_attr_e( 'Menu', 'portico' ); ?>","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"flex","orientation":"vertical"}} /-->
<!-- /wp:vestibule/drawer --><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
