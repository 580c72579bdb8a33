<?php
/**
 * Contact: name, email address and message.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Forms\Admin\Templates\Markup;

defined( 'ABSPATH' ) || exit;

return static fn ( Markup $form ): array => array(
	'title'       => __( 'Contact', 'vestibule' ),
	'description' => __( 'Name, email address and a message.', 'vestibule' ),
	'blocks'      => array(
		$form->name(),
		$form->email(),
		$form->required( 'textarea', 'description', __( 'Your message', 'vestibule' ) ),
		$form->agreement( __( 'I agree that my details are stored and used to answer my message.', 'vestibule' ) ),
		$form->button( __( 'Send message', 'vestibule' ) ),
	),
	'message'     => __( 'Thank you for your message. We’ll answer as soon as we can.', 'vestibule' ),
	'subject'     => __( 'Message from {entry.sender}', 'vestibule' ),
);
