<?php
/**
 * Anonymous survey: rating, matrix, ranking and recommendation.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Forms\Admin\Templates\Markup;

defined( 'ABSPATH' ) || exit;

return static fn ( Markup $form ): array => array(
	'title'       => __( 'Survey', 'vestibule' ),
	'description' => __( 'An anonymous survey with stars, a matrix, a ranking and a recommendation.', 'vestibule' ),
	'blocks'      => array(
		$form->required( 'rating', 'overall', __( 'How satisfied are you with us?', 'vestibule' ) ),
		$form->required(
			'matrix',
			'aspects',
			__( 'How do you rate these?', 'vestibule' ),
			array(
				'questions' => array(
					array( 'key' => 'advice', 'label' => __( 'Advice', 'vestibule' ) ),
					array( 'key' => 'speed', 'label' => __( 'Speed', 'vestibule' ) ),
					array( 'key' => 'price', 'label' => __( 'Price', 'vestibule' ) ),
				),
			) + $form->options(
				array(
					'1' => __( 'Poor', 'vestibule' ),
					'2' => __( 'Fair', 'vestibule' ),
					'3' => __( 'Good', 'vestibule' ),
					'4' => __( 'Very good', 'vestibule' ),
				)
			)
		),
		$form->field(
			'ranking',
			'priorities',
			__( 'What matters most to you?', 'vestibule' ),
			$form->choices(
				__( 'Quality', 'vestibule' ),
				__( 'Price', 'vestibule' ),
				__( 'Service', 'vestibule' )
			) + array( 'help' => __( 'Put the most important first.', 'vestibule' ) )
		),
		$form->required( 'nps', 'recommendation', __( 'How likely are you to recommend us?', 'vestibule' ) ),
		$form->field( 'textarea', 'comment', __( 'What should we do differently?', 'vestibule' ) ),
		$form->button( __( 'Send answers', 'vestibule' ) ),
	),
	'message'     => __( 'Thank you for taking the time.', 'vestibule' ),
	'subject'     => __( 'Survey: {inputs.overall}', 'vestibule' ),
);
