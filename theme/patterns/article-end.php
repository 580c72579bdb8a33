<?php
/**
 * Title: End of an article
 * Slug: portico/article-end
 * Inserter: no
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"tagName":"nav","ariaLabel":"<?php echo esc_attr__( 'Articles', 'portico' ); ?>","className":"portico-neighbours","style":{"spacing":{"margin":{"top":"var:preset|spacing|70"},"padding":{"top":"var:preset|spacing|50"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<nav aria-label="<?php esc_attr_e( 'Articles', 'portico' ); ?>" class="wp-block-group portico-neighbours" style="margin-top:var(--wp--preset--spacing--70);padding-top:var(--wp--preset--spacing--50)"><!-- wp:post-navigation-link {"type":"previous","showTitle":true,"linkLabel":true,"label":"<?php echo esc_attr__( 'Previous:', 'portico' ); ?>"} /-->

<!-- wp:post-navigation-link {"showTitle":true,"linkLabel":true,"label":"<?php echo esc_attr__( 'Next:', 'portico' ); ?>"} /--></nav>
<!-- /wp:group -->
