<?php
/**
 * Title: Contact page
 * Slug: portico/page-contact
 * Categories: portico-pages
 * Description: Inquiry form, map and opening hours. Without the form, address and phone number.
 * Keywords: contact, form, map
 * Block Types: core/post-content
 * Post Types: page, wp_template
 * Viewport Width: 1280
 *
 * @package Portico
 */

declare(strict_types=1);

$portico_contact = portico_has_block( 'vestibule/form' ) ? 'portico/contact' : 'portico/contact-details';
?>
<!-- wp:pattern {"slug":"<?php echo esc_attr( $portico_contact ); ?>"} /-->

<!-- wp:pattern {"slug":"portico/map"} /-->

<!-- wp:pattern {"slug":"portico/opening-hours"} /-->
