<?php
/**
 * Title: Articles in a carousel
 * Slug: portico/articles-carousel
 * Categories: portico, query, posts
 * Description: The six newest articles in a carousel with three visible at a time.
 * Keywords: articles, news, slider
 * Viewport Width: 1280
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"},"blockGap":"var:preset|spacing|50"}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:group {"align":"wide","className":"portico-carousel-heading","layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between","verticalAlignment":"bottom"}} -->
<div class="wp-block-group alignwide portico-carousel-heading"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Read on', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><a href="<?php echo esc_url( (string) get_post_type_archive_link( 'post' ) ); ?>"><?php esc_html_e( 'All articles', 'portico' ); ?></a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:vestibule/carousel {"label":"<?php echo esc_attr__( 'Recent articles', 'portico' ); ?>","align":"wide","xxl":3,"sm":2,"ss":1,"auto":"false","loop":"false","scroll":2} -->
<!-- wp:query {"query":{"perPage":6,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"exclude","inherit":false}} -->
<div class="wp-block-query"><!-- wp:post-template -->
<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"3/2"} /-->

<!-- wp:post-date /-->

<!-- wp:post-title {"level":3,"isLink":true,"fontSize":"x-large"} /-->

<!-- wp:post-excerpt {"excerptLength":24} /-->
<!-- /wp:post-template -->

<!-- wp:query-no-results -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'There are no articles yet. They will stand here once the first one is published.', 'portico' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:query-no-results --></div>
<!-- /wp:query -->
<!-- /wp:vestibule/carousel --></div>
<!-- /wp:group -->
