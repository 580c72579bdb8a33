<?php
/**
 * Title: Header: one line
 * Slug: portico/header
 * Categories: header
 * Block Types: core/template-part/header
 * Viewport Width: 1280
 * Description: Title and menu in a sticky line. On phones, the menu is a drawer.
 *
 * @package Portico
 */

declare(strict_types=1);

// Use WordPress's own menu on phones and omit the search if Vestibule's drawer is not available.
$portico_has_drawer = portico_has_block( 'vestibule/drawer' );
$portico_overlay    = $portico_has_drawer ? 'never' : 'mobile';
?>
<!-- wp:group {"metadata":{"name":"<?php esc_attr_e( 'Bar', 'portico' ); ?>"},"className":"portico-header","vestibuleSticky":{"edge":"top","shrink":true},"style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group portico-header" style="padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40)"><!-- wp:group {"align":"wide","className":"portico-bar","style":{"spacing":{"blockGap":"0 var:preset|spacing|50"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide portico-bar"><!-- wp:group {"className":"portico-brand","style":{"spacing":{"blockGap":"0.625rem"}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group portico-brand"><!-- wp:site-logo {"width":32,"shouldSyncIcon":false} /-->

<!-- wp:site-title {"level":0} /--></div>
<!-- /wp:group -->

<!-- wp:navigation {"overlayMenu":"<?php echo esc_attr( $portico_overlay ); ?>","className":"portico-nav portico-from-tablet","ariaLabel":"<?php esc_attr_e( 'Main', 'portico' ); ?>","style":{"spacing":{"blockGap":"0 var:preset|spacing|50"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"right"}} /-->
<?php if ( $portico_has_drawer ) : ?>

<!-- wp:vestibule/drawer {"kind":"search","shown":"from-tablet","icon":"search","showLabel":false,"label":"<?php esc_attr_e( 'Search', 'portico' ); ?>"} -->
<!-- wp:search {"label":"<?php esc_attr_e( 'Search this site', 'portico' ); ?>","buttonText":"<?php esc_attr_e( 'Search', 'portico' ); ?>"} /-->
<!-- /wp:vestibule/drawer -->

<!-- wp:vestibule/drawer {"shown":"below-tablet"} -->
<!-- wp:search {"label":"<?php esc_attr_e( 'Search this site', 'portico' ); ?>","buttonText":"<?php esc_attr_e( 'Search', 'portico' ); ?>"} /-->

<!-- wp:navigation {"overlayMenu":"never","className":"portico-nav portico-in-drawer","ariaLabel":"<?php esc_attr_e( 'Menu', 'portico' ); ?>","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"flex","orientation":"vertical"}} /-->
<!-- /wp:vestibule/drawer --><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
