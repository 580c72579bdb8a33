<?php
/**
 * Title: Registration for a course
 * Slug: portico/course-registration
 * Categories: portico, services
 * Description: The registration form of the course that the page shows.
 * Keywords: course, registration, form
 * Viewport Width: 800
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|70"},"blockGap":"var:preset|spacing|50"}},"layout":{"type":"constrained","justifyContent":"left"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--70)"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Register', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:vestibule/course-register /--></div>
<!-- /wp:group -->
