<?php
/**
 * Data request: a person's rights under articles 15 to 21 of the GDPR.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Forms\Admin\Templates\Markup;

defined( 'ABSPATH' ) || exit;

return static fn ( Markup $form ): array => array(
	'title'       => __( 'Data request', 'vestibule' ),
	'description' => __( 'Requests under the GDPR: a copy of the data, a correction or erasure.', 'vestibule' ),
	'blocks'      => array(
		$form->required(
			'radio',
			'request',
			__( 'What is your request?', 'vestibule' ),
			$form->choices(
				__( 'Send me a copy of my data', 'vestibule' ),
				__( 'Correct my data', 'vestibule' ),
				__( 'Erase my data', 'vestibule' ),
				__( 'Send my data in a format for another provider', 'vestibule' ),
				__( 'Stop using my data for a purpose', 'vestibule' )
			)
		),
		$form->required(
			'textarea',
			'correction',
			__( 'What is wrong, and what is right?', 'vestibule' ),
			$form->when( 'request', 'equals', __( 'Correct my data', 'vestibule' ) )
		),
		$form->required(
			'text',
			'purpose',
			__( 'For which purpose?', 'vestibule' ),
			$form->when( 'request', 'equals', __( 'Stop using my data for a purpose', 'vestibule' ) )
		),
		$form->name(),
		$form->email(
			array(
				'help' => __(
					'The email address that we know you by. We’ll write to this address to confirm that it’s you.',
					'vestibule'
				),
			)
		),
		$form->field( 'text', 'reference', __( 'Customer number or another reference', 'vestibule' ) ),
		$form->field( 'textarea', 'notes', __( 'Anything else?', 'vestibule' ) ),
		$form->required(
			'agreement',
			'own-data',
			__( 'Confirmation', 'vestibule' ),
			array( 'text' => __( 'The request is about my own data.', 'vestibule' ) )
		),
		$form->button( __( 'Send request', 'vestibule' ) ),
	),
	'message'     => __(
		'We’ve received your request and will answer within one month. Your reference number is {entry.id}.',
		'vestibule'
	),
	'subject'     => __( 'Data request: {inputs.request}, {entry.sender}', 'vestibule' ),
	'settings'    => array( 'form-settings' => array( 'deleteAfterDays' => 1095 ) ),
);
