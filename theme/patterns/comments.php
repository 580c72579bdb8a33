<?php
/**
 * Title: Comments
 * Slug: portico/comments
 * Categories: portico, text
 * Description: Comments of an article, and the form for a new comment.
 * Keywords: comments, discussion
 * Block Types: core/comments
 * Viewport Width: 800
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:comments {"style":{"spacing":{"margin":{"top":"var:preset|spacing|80"}}}} -->
<div class="wp-block-comments" style="margin-top:var(--wp--preset--spacing--80)"><!-- wp:comments-title {"showPostTitle":false} /-->

<!-- wp:comment-template -->
<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"0 var:preset|spacing|30"}},"layout":{"type":"flex","flexWrap":"wrap","verticalAlignment":"bottom"}} -->
<div class="wp-block-group"><!-- wp:comment-author-name /-->

<!-- wp:comment-date /--></div>
<!-- /wp:group -->

<!-- wp:comment-content /-->

<!-- wp:comment-reply-link /--></div>
<!-- /wp:group -->
<!-- /wp:comment-template -->

<!-- wp:comments-pagination -->
<!-- wp:comments-pagination-previous /-->

<!-- wp:comments-pagination-numbers /-->

<!-- wp:comments-pagination-next /-->
<!-- /wp:comments-pagination -->

<!-- wp:post-comments-form /--></div>
<!-- /wp:comments -->
