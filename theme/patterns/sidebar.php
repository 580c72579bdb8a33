<?php
/**
 * Title: Sidebar
 * Slug: portico/sidebar
 * Categories: portico, posts
 * Description: Search, newest articles and categories, for a column next to the text.
 * Keywords: sidebar, aside, widgets
 * Viewport Width: 400
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"className":"portico-sidebar","style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"default"}} -->
<div class="wp-block-group portico-sidebar"><!-- wp:search {"label":"<?php echo esc_attr__( 'Search this site', 'portico' ); ?>","buttonText":"<?php echo esc_attr__( 'Search', 'portico' ); ?>"} /-->

<!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Newest articles', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:query {"query":{"perPage":4,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"exclude","inherit":false},"layout":{"type":"default"}} -->
<div class="wp-block-query"><!-- wp:post-template {"className":"portico-titles","layout":{"type":"default"}} -->
<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:post-date /-->

<!-- wp:post-title {"level":3,"isLink":true,"fontSize":"medium"} /--></div>
<!-- /wp:group -->
<!-- /wp:post-template -->

<!-- wp:query-no-results -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'There are no articles yet. They will stand here once the first one is published.', 'portico' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:query-no-results --></div>
<!-- /wp:query -->

<!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Topics', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:categories {"showPostCounts":true} /--></div>
<!-- /wp:group -->
