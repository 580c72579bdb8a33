<?php
/**
 * Title: Front page
 * Slug: portico/front
 * Inserter: no
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<?php if ( 'page' === get_option( 'show_on_front' ) ) { ?>
<!-- wp:post-content {"layout":{"type":"constrained"}} /-->
<?php } else { ?>
<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:pattern {"slug":"portico/news-heading"} /-->

<!-- wp:pattern {"slug":"portico/entries"} /--></div>
<!-- /wp:group -->
<?php } ?>
