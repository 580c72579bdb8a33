<?php
/**
 * Title: Heading of a topic
 * Slug: portico/category-heading
 * Inserter: no
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|20"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"className":"is-style-eyebrow"} -->
<p class="is-style-eyebrow"><?php esc_html_e( 'Topic', 'portico' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:query-title {"type":"archive","showPrefix":false} /-->

<!-- wp:term-description /--></div>
<!-- /wp:group -->
