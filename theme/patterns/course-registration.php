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
<!-- wp:heading {"style":{"spacing":{"margin":{"top":"var:preset|spacing|70"}}}} -->
<h2 class="wp-block-heading" id="register" style="margin-top:var(--wp--preset--spacing--70)"><?php esc_html_e( 'Register', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:vestibule/course-register /-->
