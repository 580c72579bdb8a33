<?php
/**
 * Title: Contact with the inquiry form
 * Slug: portico/contact
 * Categories: portico, contact
 * Description: Form for inquiries and appointments next to the address and opening hours.
 * Keywords: form, enquiry, appointment
 * Viewport Width: 1280
 *
 * @package Portico
 */

declare(strict_types=1);

// The inquiry form of this site, if it exists. Its form number is the same on every site, but its post ID is not.
$portico_forms = get_posts(
	array(
		'post_type'      => 'vestibule_form',
		'meta_key'       => 'vestibule_form_id',
		'meta_value'     => '4',
		'fields'         => 'ids',
		'posts_per_page' => 1,
	)
);
$portico_form  = (int) ( $portico_forms[0] ?? 0 );
?>
<!-- wp:group {"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|60","left":"var:preset|spacing|80"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"60%"} -->
<div class="wp-block-column" style="flex-basis:60%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Write to us, or choose a time', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php esc_html_e( 'Tell us what it is about. Somebody who knows answers within two working days.', 'portico' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:vestibule/form {"ref":<?php echo (int) $portico_form; ?>} /--></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"className":"is-style-tinted","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60","left":"var:preset|spacing|60","right":"var:preset|spacing|60"},"blockGap":"var:preset|spacing|40"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-tinted" style="padding-top:var(--wp--preset--spacing--60);padding-right:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60);padding-left:var(--wp--preset--spacing--60)"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Find us', 'portico' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php echo wp_kses( __( 'Am Arkadenhof 7<br>10969 Berlin', 'portico' ), array( 'br' => array() ) ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="tel:+493023125040">+49 30 23125 040</a><br><a href="mailto:office@lindenbogen.example">office@lindenbogen.example</a></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Opening hours', 'portico' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:table -->
<figure class="wp-block-table"><table class="has-fixed-layout"><tbody><tr><td><?php esc_html_e( 'Monday to Thursday', 'portico' ); ?></td><td><?php esc_html_e( '09:00 to 18:00', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'Friday', 'portico' ); ?></td><td><?php esc_html_e( '09:00 to 14:00', 'portico' ); ?></td></tr><tr><td><?php esc_html_e( 'Saturday', 'portico' ); ?></td><td><?php esc_html_e( 'courses only', 'portico' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
