<?php
/**
 * Title: Home page
 * Slug: portico/page-home
 * Categories: portico-pages
 * Description: Hero, three features, courses, a testimonial, articles, questions and a call to action.
 * Keywords: home, start, front page
 * Block Types: core/post-content
 * Post Types: page, wp_template
 * Viewport Width: 1280
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:pattern {"slug":"portico/hero"} /-->

<!-- wp:pattern {"slug":"portico/features"} /-->

<!-- wp:pattern {"slug":"portico/courses"} /-->

<!-- wp:pattern {"slug":"portico/testimonial"} /-->

<!-- wp:pattern {"slug":"portico/articles-cards"} /-->

<!-- wp:pattern {"slug":"portico/questions-plain"} /-->

<!-- wp:pattern {"slug":"portico/call-to-action-deep"} /-->
