<?php
/**
 * Placement test: three questions with points as option values, and a result based on the total. The test is about
 * English, so its sentences are not translated.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Forms\Admin\Templates\Markup;

defined( 'ABSPATH' ) || exit;

return static fn ( Markup $form ): array => array(
	'title'       => __( 'Placement test', 'vestibule' ),
	'description' => __( 'Questions with points, and a result for each level.', 'vestibule' ),
	'blocks'      => array(
		$form->step(
			__( 'Questions', 'vestibule' ),
			$form->required(
				'radio',
				'q1',
				'She … in Berlin since 2019.',
				$form->options(
					array(
						'1' => 'lives',
						'2' => 'has lived',
						'0' => 'living',
					)
				)
			),
			$form->required(
				'radio',
				'q2',
				'If I … more time, I would read more.',
				$form->options(
					array(
						'2' => 'had',
						'1' => 'have',
						'0' => 'having',
					)
				)
			),
			$form->required(
				'radio',
				'q3',
				'Hardly … we arrived when it began to rain.',
				$form->options(
					array(
						'0' => 'did',
						'1' => 'were',
						'2' => 'had',
					)
				)
			)
		),
		$form->step(
			__( 'Your result', 'vestibule' ),
			$form->field(
				'calculation',
				'points',
				__( 'Points out of 6', 'vestibule' ),
				array( 'formula' => 'q1 + q2 + q3', 'decimals' => '0' )
			),
			$form->name(),
			$form->email(),
			$form->agreement( __( 'I agree that my answers are stored and used to recommend a course.', 'vestibule' ) )
		),
		$form->button( __( 'Show my level', 'vestibule' ) ),
	),
	'message'     => __( 'You have {inputs.points} of 6 points. We recommend a course for beginners.', 'vestibule' ),
	'subject'     => __( 'Placement test: {entry.sender}, {inputs.points} points', 'vestibule' ),
	'settings'    => array(
		'form-confirmations' => array(
			'list' => array(
				array(
					'id'      => 'advanced',
					'name'    => __( 'Advanced', 'vestibule' ),
					'message' => '<p>'
						. __( 'You have {inputs.points} of 6 points. We recommend an advanced course.', 'vestibule' )
						. '</p>',
				) + $form->when( 'points', 'greater', '4' ),
				array(
					'id'      => 'intermediate',
					'name'    => __( 'Intermediate', 'vestibule' ),
					'message' => '<p>'
						. __(
							'You have {inputs.points} of 6 points. We recommend an intermediate course.',
							'vestibule'
						)
						. '</p>',
				) + $form->when( 'points', 'greater', '2' ),
			),
		),
	),
);
