<?php
/**
 * Title: About page
 * Slug: portico/page-about
 * Categories: portico-pages
 * Description: Image and text, figures, people, history and partners.
 * Keywords: about, people, history
 * Block Types: core/post-content
 * Post Types: page, wp_template
 * Viewport Width: 1280
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:pattern {"slug":"portico/image-text"} /-->

<!-- wp:pattern {"slug":"portico/facts"} /-->

<!-- wp:pattern {"slug":"portico/people"} /-->

<!-- wp:pattern {"slug":"portico/timeline"} /-->

<!-- wp:pattern {"slug":"portico/partners"} /-->

<!-- wp:pattern {"slug":"portico/call-to-action"} /-->
