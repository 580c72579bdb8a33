<?php
/**
 * Sick note from an employee: first and last day, but no diagnosis.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Forms\Admin\Templates\Markup;

defined( 'ABSPATH' ) || exit;

return static fn ( Markup $form ): array => array(
	'title'       => __( 'Sick note', 'vestibule' ),
	'description' => __( 'Days of absence and the certificate, for staff.', 'vestibule' ),
	'blocks'      => array(
		$form->name(),
		$form->email( array( 'help' => __( 'Your work email address.', 'vestibule' ) ) ),
		$form->field( 'text', 'department', __( 'Department', 'vestibule' ) ),
		$form->required(
			'date-range',
			'absence',
			__( 'Days of absence', 'vestibule' ),
			array( 'help' => __( 'You don’t have to say what illness you have.', 'vestibule' ) )
		),
		$form->required(
			'radio',
			'certificate',
			_x( 'Certificate', 'from a doctor', 'vestibule' ),
			$form->choices(
				__( 'It’s attached', 'vestibule' ),
				__( 'I’ll send it later', 'vestibule' ),
				__( 'None needed', 'vestibule' )
			)
		),
		$form->required(
			'file',
			'file',
			__( 'Your certificate', 'vestibule' ),
			array( 'fileTypes' => array( 'pdf', 'images' ), 'maxFiles' => 2 )
				+ $form->when( 'certificate', 'equals', __( 'It’s attached', 'vestibule' ) )
		),
		$form->field(
			'textarea',
			'handover',
			__( 'What can’t wait?', 'vestibule' ),
			array( 'help' => __( 'Appointments and tasks that someone else should take over.', 'vestibule' ) )
		),
		$form->button( __( 'Send sick note', 'vestibule' ) ),
	),
	'message'     => __( 'Thank you for letting us know. Get well soon.', 'vestibule' ),
	'subject'     => __( 'Sick note: {entry.sender}, {inputs.absence}', 'vestibule' ),
	'settings'    => array( 'form-settings' => array( 'deleteAfterDays' => 365 ) ),
);
