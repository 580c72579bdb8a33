<?php
/**
 * Title: Category heading
 * Slug: portico/category-heading
 * Inserter: no
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"align":"full","className":"portico-head","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"},"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|50"},"blockGap":"var:preset|spacing|30"}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull portico-head" style="margin-bottom:var(--wp--preset--spacing--50);padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:paragraph {"className":"is-style-eyebrow alignwide"} -->
<p class="is-style-eyebrow alignwide"><?php esc_html_e( 'Topic', 'portico' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:query-title {"type":"archive","showPrefix":false,"align":"wide"} /-->

<!-- wp:term-description {"align":"wide"} /--></div>
<!-- /wp:group -->
