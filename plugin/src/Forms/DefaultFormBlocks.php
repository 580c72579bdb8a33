<?php

declare(strict_types=1);

namespace Vestibule\Forms;

/**
 * Blocks of the default form 4. Its fields, order and rules follow docs/form.md, and its options follow docs/rest.md.
 */
final class DefaultFormBlocks {

	public function markup(): string {
		return implode(
			"\n\n",
			array(
				$this->group( __( 'You', 'vestibule' ), $this->you() ),
				$this->group( __( 'Your enquiry', 'vestibule' ), $this->enquiry() ),
				$this->group( __( 'Appointment', 'vestibule' ), $this->appointment() ),
				$this->group( __( 'Agreements', 'vestibule' ), $this->agreements() ),
				get_comment_delimited_block_content(
					'vestibule/submit',
					array( 'label' => __( 'Send enquiry', 'vestibule' ) ),
					''
				),
			)
		) . "\n";
	}

	/** @return list<string> */
	private function you(): array {
		return array(
			$this->field(
				'name',
				'names',
				array(
					'label' => __( 'Name', 'vestibule' ),
					'parts' => array(
						'first_name'  => array( 'visible' => true, 'required' => true ),
						'middle_name' => array( 'visible' => true, 'required' => false ),
						'last_name'   => array( 'visible' => true, 'required' => true ),
					),
				)
			),
			$this->field( 'email', 'email', array( 'label' => __( 'Email', 'vestibule' ), 'required' => true ) ),
			$this->field(
				'country',
				'country-list',
				array( 'label' => __( 'Country', 'vestibule' ), 'required' => true )
			),
			$this->field(
				'phone',
				'phone',
				array(
					'label' => __( 'Phone', 'vestibule' ),
					'help'  => __( 'Only if you would like us to call.', 'vestibule' ),
				)
			),
		);
	}

	/** @return list<string> */
	private function enquiry(): array {
		return array(
			$this->field(
				'text',
				'input_text_1',
				array(
					'label' => __( 'Organisation', 'vestibule' ),
					'required' => true,
					'autocomplete' => 'organization',
				)
			),
			$this->field( 'text', 'input_text', array( 'label' => __( 'Subject', 'vestibule' ), 'required' => true ) ),
			$this->field(
				'radio',
				'input_radio',
				array(
					'label'    => __( 'How should we answer?', 'vestibule' ),
					'required' => true,
					'options'  => $this->options(
						array(
							'email' => __( 'E-mail', 'vestibule' ),
							'phone' => __( 'Phone', 'vestibule' ),
							'either' => __( 'Either', 'vestibule' ),
						)
					),
				)
			),
			$this->field(
				'multi-select',
				'multi_select',
				array(
					'label'         => __( 'Topics', 'vestibule' ),
					'help'          => __( 'Choose up to three.', 'vestibule' ),
					'required'      => true,
					'maxSelections' => 3,
					'options'       => $this->options(
						array(
							'courses'      => __( 'Courses and seminars', 'vestibule' ),
							'advice'       => __( 'Personal advice', 'vestibule' ),
							'research'     => __( 'Research', 'vestibule' ),
							'library'      => __( 'Library and archive', 'vestibule' ),
							'partnerships' => __( 'Partnerships', 'vestibule' ),
							'visits'       => __( 'Visits and events', 'vestibule' ),
						)
					),
				)
			),
			$this->field(
				'textarea',
				'description',
				array(
					'label' => __( 'Your message', 'vestibule' ),
					'help'  => __( 'What should we know before we meet?', 'vestibule' ),
				)
			),
		);
	}

	/** @return list<string> */
	private function appointment(): array {
		return array(
			$this->field(
				'appointment',
				'fcal_booking_2',
				array( 'label' => __( 'Date and time', 'vestibule' ), 'required' => true )
			),
		);
	}

	/** @return list<string> */
	private function agreements(): array {
		return array(
			$this->field(
				'agreement',
				'gdpr-agreement',
				array(
					'label'    => __( 'Data protection', 'vestibule' ),
					'text'     => __(
						'I agree that my details are stored and used to answer this enquiry.',
						'vestibule'
					),
					'required' => true,
				)
			),
			$this->field(
				'terms',
				'terms-n-condition',
				array(
					'label' => __( 'Newsletter', 'vestibule' ),
					'text' => __( 'Send me the newsletter. I can unsubscribe at any time.', 'vestibule' ),
				)
			),
			$this->field(
				'terms',
				'terms-n-condition_1',
				array(
					'label' => __( 'Feedback', 'vestibule' ),
					'text' => __( 'You may contact me once after my appointment to ask for feedback.', 'vestibule' ),
				)
			),
		);
	}

	/** @param array<string, mixed> $attributes */
	private function field( string $type, string $name, array $attributes ): string {
		return get_comment_delimited_block_content(
			"vestibule/field-{$type}",
			array( 'name' => $name ) + $attributes,
			''
		);
	}

	/**
	 * @param array<string, string> $labels Labels by value.
	 * @return list<array{value: string, label: string}>
	 */
	private function options( array $labels ): array {
		return array_map(
			static fn( string $value, string $label ): array => array( 'value' => $value, 'label' => $label ),
			array_keys( $labels ),
			$labels
		);
	}

	/** @param list<string> $blocks */
	private function group( string $heading, array $blocks ): string {
		$title = sprintf( '<h2 class="wp-block-heading">%s</h2>', esc_html( $heading ) );
		$inner = implode( "\n\n", array( "<!-- wp:heading -->\n{$title}\n<!-- /wp:heading -->", ...$blocks ) );
		return "<!-- wp:group {\"layout\":{\"type\":\"default\"}} -->\n<div class=\"wp-block-group\">{$inner}</div>\n<!-- /wp:group -->";
	}
}
