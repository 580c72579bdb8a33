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
<nav aria-label="<?php echo esc_attr__( 'Articles', 'portico' ); ?>" class="wp-block-group portico-neighbours" style="margin-top:var(--wp--preset--spacing--70);padding-top:var(--wp--preset--spacing--50)"><!-- wp:post-navigation-link {"type":"previous","showTitle":true,"linkLabel":true,"label":"<?php echo esc_attr__( 'Previous:', 'portico' ); ?>"} /-->

<!-- wp:post-navigation-link {"showTitle":true,"linkLabel":true,"label":"<?php echo esc_attr__( 'Next:', 'portico' ); ?>"} /--></nav>
<!-- /wp:group -->

<!-- wp:comments {"style":{"spacing":{"margin":{"top":"var:preset|spacing|80"}}}} -->
<div class="wp-block-comments" style="margin-top:var(--wp--preset--spacing--80)"><!-- wp:comments-title {"showPostTitle":false} /-->

<!-- wp:comment-template -->
<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"0 var:preset|spacing|30"}},"layout":{"type":"flex","flexWrap":"wrap","verticalAlignment":"bottom"}} -->
<div class="wp-block-group"><!-- wp:comment-author-name /-->

<!-- wp:comment-date /--></div>
<!-- /wp:group -->

<!-- wp:comment-content /-->

<!-- wp:comment-reply-link /--></div>
<!-- /wp:group -->
<!-- /wp:comment-template -->

<!-- wp:comments-pagination -->
<!-- wp:comments-pagination-previous /-->

<!-- wp:comments-pagination-numbers /-->

<!-- wp:comments-pagination-next /-->
<!-- /wp:comments-pagination -->

<!-- wp:post-comments-form /--></div>
<!-- /wp:comments -->
