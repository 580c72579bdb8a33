<?php
/**
 * Fields of the form "Consultation": type, posted name and attributes. The form is short enough for a phone. Its page
 * shows the calendar first.
 *
 * @package Vestibule
 * @return non-empty-list<array{string, string, array<string, mixed>}>
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return array(
	array( 'appointment', 'appointment', array( 'label' => __( 'Date and time', 'vestibule' ), 'required' => true ) ),
	array( 'name', 'names', array( 'label' => __( 'Name', 'vestibule' ) ) ),
	array( 'email', 'email', array( 'label' => __( 'Email', 'vestibule' ), 'required' => true ) ),
	array(
		'phone',
		'phone',
		array(
			'label' => __( 'Phone', 'vestibule' ),
			'help' => __( 'Only if you would like us to call.', 'vestibule' ),
			'initialCountry' => 'de',
		),
	),
	array( 'textarea', 'description', array( 'label' => __( 'What should we know before we meet?', 'vestibule' ) ) ),
	array(
		'agreement',
		'gdpr-agreement',
		array(
			'label' => __( 'Data protection', 'vestibule' ),
			'text' => __( 'I agree that my details are stored and used for this appointment.', 'vestibule' ),
			'required' => true,
		),
	),
);
