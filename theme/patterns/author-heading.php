<?php
/**
 * Title: Heading of an author
 * Slug: portico/author-heading
 * Inserter: no
 *
 * @package Portico
 */

declare(strict_types=1);

$portico_author = get_queried_object();
$portico_about  = $portico_author instanceof WP_User ? (string) get_the_author_meta( 'description', $portico_author->ID ) : '';
?>
<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|20"}},"layout":{"type":"constrained","justifyContent":"left"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"className":"is-style-eyebrow"} -->
<p class="is-style-eyebrow"><?php esc_html_e( 'Written by', 'portico' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:query-title {"type":"archive","showPrefix":false} /-->

<?php if ( '' !== $portico_about ) { ?>
<!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php echo esc_html( $portico_about ); ?></p>
<!-- /wp:paragraph -->
<?php } ?></div>
<!-- /wp:group -->
