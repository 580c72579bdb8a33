<?php
/**
 * Job application: position, CV and further documents. Entries are deleted after half a year.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Forms\Admin\Templates\Markup;

defined( 'ABSPATH' ) || exit;

return static fn ( Markup $form ): array => array(
	'title'       => __( 'Job application', 'vestibule' ),
	'description' => __( 'Position, CV and a short message.', 'vestibule' ),
	'blocks'      => array(
		$form->required(
			'dropdown',
			'position',
			_x( 'Position', 'job', 'vestibule' ),
			$form->choices(
				__( 'Office', 'vestibule' ),
				__( 'Team lead', 'vestibule' ),
				__( 'Internship', 'vestibule' ),
				__( 'Unsolicited application', 'vestibule' )
			) + array( 'placeholder' => __( 'Choose a position', 'vestibule' ) )
		),
		$form->name(),
		$form->email( array( 'width' => 'half' ) ),
		$form->phone( array( 'width' => 'half' ) ),
		$form->required(
			'file',
			'cv',
			__( 'CV', 'vestibule' ),
			array( 'help' => __( 'One PDF.', 'vestibule' ), 'fileTypes' => array( 'pdf' ), 'maxFiles' => 1 )
		),
		$form->field(
			'file',
			'documents',
			__( 'Certificates and references', 'vestibule' ),
			array( 'fileTypes' => array( 'pdf', 'images' ), 'maxFiles' => 5 )
		),
		$form->field( 'url', 'profile', __( 'Profile or portfolio', 'vestibule' ) ),
		$form->field( 'date', 'start', __( 'Earliest start', 'vestibule' ), array( 'min' => 'today' ) ),
		$form->required( 'textarea', 'motivation', __( 'Why would you like to work with us?', 'vestibule' ) ),
		$form->agreement(
			__( 'I agree that my application is stored for up to six months to decide about it.', 'vestibule' )
		),
		$form->button( __( 'Send application', 'vestibule' ) ),
	),
	'message'     => __(
		'Thank you for your application. We’ll read it carefully and answer within two weeks.',
		'vestibule'
	),
	'subject'     => __( 'Application: {entry.sender}, {inputs.position}', 'vestibule' ),
	'settings'    => array( 'form-settings' => array( 'deleteAfterDays' => 180 ) ),
);
