<?php
/**
 * Title: Courses page
 * Slug: portico/page-courses
 * Categories: portico-pages
 * Description: Courses on cards, steps to join, fees, a testimonial and a call to action.
 * Keywords: courses, services
 * Block Types: core/post-content
 * Post Types: page, wp_template
 * Viewport Width: 1280
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:pattern {"slug":"portico/courses"} /-->

<!-- wp:pattern {"slug":"portico/steps"} /-->

<!-- wp:pattern {"slug":"portico/prices-table"} /-->

<!-- wp:pattern {"slug":"portico/testimonials"} /-->

<!-- wp:pattern {"slug":"portico/questions-plain"} /-->

<!-- wp:pattern {"slug":"portico/call-to-action-deep"} /-->
