<?php
/**
 * Title: Search form
 * Slug: portico/search
 * Inserter: no
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left","contentSize":"480px"}} -->
<div class="wp-block-group alignwide"><!-- wp:search {"label":"<?php echo esc_attr__( 'Search this site', 'portico' ); ?>","buttonText":"<?php echo esc_attr__( 'Search', 'portico' ); ?>"} /--></div>
<!-- /wp:group -->
