<?php
/**
 * Title: Posts page heading
 * Slug: portico/news-heading
 * Inserter: no
 *
 * @package Portico
 */

declare(strict_types=1);

$portico_page  = get_option( 'page_for_posts' );
$portico_title = is_numeric( $portico_page ) && $portico_page > 0 ? get_the_title( (int) $portico_page ) : __( 'Articles', 'portico' );
?>
<!-- wp:group {"align":"full","className":"portico-head","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"},"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|50"},"blockGap":"var:preset|spacing|30"}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull portico-head" style="margin-bottom:var(--wp--preset--spacing--50);padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:heading {"level":1,"align":"wide"} -->
<h1 class="wp-block-heading alignwide"><?php echo esc_html( $portico_title ); ?></h1>
<!-- /wp:heading --></div>
<!-- /wp:group -->
