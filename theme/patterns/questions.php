<?php
/**
 * Title: Questions and answers
 * Slug: portico/questions
 * Categories: portico, text
 * Description: Heading next to an accordion. Search engines get the questions and answers as structured data.
 * Keywords: faq, accordion, questions
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
<h2 class="wp-block-heading"><?php esc_html_e( 'Questions we hear most', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'If yours is not here, write to us. Somebody who knows answers within two working days.', 'portico' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:vestibule/accordion {"headingLevel":3,"isFaq":true} -->
<!-- wp:vestibule/accordion-item {"title":"<?php echo esc_attr__( 'Do I need to know anything before I come?', 'portico' ); ?>","isOpen":true} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'No. The first course starts at the alphabet, and the front desk speaks five languages.', 'portico' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:vestibule/accordion-item -->

<!-- wp:vestibule/accordion-item {"title":"<?php echo esc_attr__( 'What does a consultation cost?', 'portico' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'The first half hour is free. After that we ask for what you can give, and never for more.', 'portico' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:vestibule/accordion-item -->

<!-- wp:vestibule/accordion-item {"title":"<?php echo esc_attr__( 'Which certificate will I have at the end?', 'portico' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'A certificate of attendance after every course, and the official examination twice a year.', 'portico' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:vestibule/accordion-item -->

<!-- wp:vestibule/accordion-item {"title":"<?php echo esc_attr__( 'Can I bring my children?', 'portico' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Yes. From half past nine to noon somebody looks after them on the ground floor.', 'portico' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:vestibule/accordion-item -->
<!-- /wp:vestibule/accordion --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
