<?php
/**
 * Title: Questions, with WordPress’s own blocks
 * Slug: portico/questions-plain
 * Categories: portico, text
 * Description: Questions that open and close, for sites without the accordion block.
 * Keywords: faq, details, questions
 * Viewport Width: 1280
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|50","left":"var:preset|spacing|80"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"34%"} -->
<div class="wp-block-column" style="flex-basis:34%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Before you come', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'What people ask at the front desk, and what they are told there.', 'portico' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Where is the entrance?', 'portico' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Through the courtyard. There are no steps, and the door opens by itself.', 'portico' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'May someone come with me?', 'portico' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Yes. A friend, a neighbor or a colleague, as long as you agree to what they hear.', 'portico' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What should I bring?', 'portico' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Every letter you have on the matter, opened or not, and twenty minutes more than you think.', 'portico' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
