<?php
/**
 * Title: Heading of the posts page
 * Slug: portico/news-heading
 * Inserter: no
 *
 * @package Portico
 */

declare(strict_types=1);

$portico_page  = get_option( 'page_for_posts' );
$portico_title = is_numeric( $portico_page ) && $portico_page > 0 ? get_the_title( (int) $portico_page ) : __( 'Articles', 'portico' );
?>
<!-- wp:heading {"level":1,"align":"wide"} -->
<h1 class="wp-block-heading alignwide"><?php echo esc_html( $portico_title ); ?></h1>
<!-- /wp:heading -->
