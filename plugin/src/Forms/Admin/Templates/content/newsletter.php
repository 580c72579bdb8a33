<?php
/**
 * Newsletter: email address and topics.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Forms\Admin\Templates\Markup;

defined( 'ABSPATH' ) || exit;

return static fn ( Markup $form ): array => array(
	'title'        => __( 'Newsletter', 'vestibule' ),
	'description'  => __( 'Email address, topics and consent.', 'vestibule' ),
	'blocks'       => array(
		$form->email(),
		$form->field( 'text', 'first-name', __( 'First name', 'vestibule' ), array( 'autocomplete' => 'given-name' ) ),
		$form->field(
			'checkbox',
			'topics',
			__( 'What would you like to read about?', 'vestibule' ),
			$form->choices(
				__( 'News', 'vestibule' ),
				__( 'Events', 'vestibule' ),
				__( 'Offers', 'vestibule' )
			)
		),
		$form->agreement( __( 'Send me the newsletter. I can unsubscribe at any time.', 'vestibule' ) ),
		$form->button( __( 'Subscribe', 'vestibule' ) ),
	),
	'message'      => __( 'Thank you for subscribing.', 'vestibule' ),
	'subject'      => __( 'Newsletter: {inputs.email}', 'vestibule' ),
	'replySubject' => __( 'You are subscribed to our newsletter', 'vestibule' ),
	'reply'        => __(
		"Thank you for subscribing to our newsletter.\n\n{all_fields}\n\nUnsubscribe: {unsubscribe}",
		'vestibule'
	),
	'settings'     => array(
		'form-limits' => array( 'onePer' => 'email' ),
		'form-opt-in' => array( 'confirm' => 'entry', 'email' => 'email' ),
	),
);
