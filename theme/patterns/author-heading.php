<?php
/**
 * Title: Author heading
 * Slug: portico/author-heading
 * Inserter: no
 *
 * @package Portico
 */

declare(strict_types=1);

$portico_author = get_queried_object();
$portico_about  = $portico_author instanceof WP_User ? (string) get_the_author_meta( 'description', $portico_author->ID ) : '';
?>
<!-- wp:group {"align":"full","className":"portico-head","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"},"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|50"},"blockGap":"var:preset|spacing|30"}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull portico-head" style="margin-bottom:var(--wp--preset--spacing--50);padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:paragraph {"className":"is-style-eyebrow alignwide"} -->
<p class="is-style-eyebrow alignwide"><?php esc_html_e( 'Written by', 'portico' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:query-title {"type":"archive","showPrefix":false,"align":"wide"} /-->

<?php if ( '' !== $portico_about ) { ?>
<!-- wp:paragraph {"className":"is-style-lead alignwide"} -->
<p class="is-style-lead alignwide"><?php echo esc_html( $portico_about ); ?></p>
<!-- /wp:paragraph -->
<?php } ?></div>
<!-- /wp:group -->
