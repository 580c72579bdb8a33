<?php
/**
 * Title: Page header
 * Slug: portico/page-head
 * Inserter: no
 * Description: Parent page, title, and excerpt as introduction.
 *
 * @package Portico
 */

declare(strict_types=1);

$portico_page  = get_queried_object();
$portico_above = $portico_page instanceof WP_Post ? $portico_page->post_parent : 0;
?>
<!-- wp:group {"align":"full","className":"portico-head","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"},"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|50"},"blockGap":"var:preset|spacing|30"}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull portico-head" style="margin-bottom:var(--wp--preset--spacing--50);padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--50)"><?php if ( $portico_above > 0 ) { ?>
<!-- wp:paragraph {"className":"is-style-eyebrow alignwide"} -->
<p class="is-style-eyebrow alignwide"><a href="<?php echo esc_url( (string) get_permalink( $portico_above ) ); ?>"><?php echo esc_html( get_the_title( $portico_above ) ); ?></a></p>
<!-- /wp:paragraph -->

<?php } ?>
<!-- wp:post-title {"level":1,"align":"wide"} /-->

<?php if ( $portico_page instanceof WP_Post && has_excerpt( $portico_page ) ) { ?>
<!-- wp:paragraph {"className":"is-style-lead alignwide"} -->
<p class="is-style-lead alignwide"><?php echo esc_html( get_the_excerpt( $portico_page ) ); ?></p>
<!-- /wp:paragraph -->
<?php } ?></div>
<!-- /wp:group -->
