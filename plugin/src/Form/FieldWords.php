<?php

declare(strict_types=1);

namespace Vestibule\Form;

/** The words and limits that a field has when its editor set none (docs/reference/form.md). */
final class FieldWords {

	/** The posted name of form 4 for this type (docs/reference/form.md); a second one gets a number. */
	public static function name( FieldType $type ): string {
		return match ( $type ) {
			FieldType::Name        => 'names',
			FieldType::Email       => 'email',
			FieldType::Country     => 'country-list',
			FieldType::Phone       => 'phone',
			FieldType::Text        => 'input_text',
			FieldType::Textarea    => 'description',
			FieldType::Radio       => 'input_radio',
			FieldType::Checkbox    => 'checkbox',
			FieldType::MultiSelect => 'multi_select',
			FieldType::Agreement   => 'gdpr-agreement',
			FieldType::Terms       => 'terms-n-condition',
			FieldType::Appointment => 'fcal_booking_2',
		};
	}

	public static function label( FieldType $type ): string {
		return match ( $type ) {
			FieldType::Name        => __( 'Name', 'vestibule' ),
			FieldType::Email       => __( 'E-mail', 'vestibule' ),
			FieldType::Country     => __( 'Country', 'vestibule' ),
			FieldType::Phone       => __( 'Phone', 'vestibule' ),
			FieldType::Text        => __( 'Text', 'vestibule' ),
			FieldType::Textarea    => __( 'Message', 'vestibule' ),
			FieldType::Radio,
			FieldType::Checkbox,
			FieldType::MultiSelect => __( 'Options', 'vestibule' ),
			FieldType::Agreement   => __( 'Data protection', 'vestibule' ),
			FieldType::Terms       => __( 'Terms', 'vestibule' ),
			FieldType::Appointment => __( 'Date and time', 'vestibule' ),
		};
	}

	public static function text( FieldType $type ): string {
		return match ( $type ) {
			FieldType::Agreement => __( 'I agree that my details are stored and used to answer this enquiry.', 'vestibule' ),
			FieldType::Terms     => __( 'I accept the terms and conditions.', 'vestibule' ),
			default              => '',
		};
	}

	public static function placeholder( FieldType $type ): string {
		return match ( $type ) {
			FieldType::Country     => __( 'Choose a country', 'vestibule' ),
			FieldType::MultiSelect => __( 'Choose or search', 'vestibule' ),
			default                => '',
		};
	}

	/** @return array{required: string, invalid: string, max: string} */
	public static function messages( FieldType $type ): array {
		return array(
			'required' => FieldType::Appointment === $type
				? __( 'Appointment Date & Time is required', 'vestibule' )
				: __( 'This field is required', 'vestibule' ),
			'invalid'  => self::invalid( $type ),
			'max'      => FieldType::MultiSelect === $type
				? __( 'Only %%maxItemCount%% options can be added', 'vestibule' )
				: __( 'Use at most %%maxLength%% characters', 'vestibule' ),
		);
	}

	private static function invalid( FieldType $type ): string {
		return match ( $type ) {
			FieldType::Email       => __( 'This field must contain a valid email', 'vestibule' ),
			FieldType::Phone       => __( 'Phone number is not valid', 'vestibule' ),
			FieldType::Country     => __( 'Choose a country from the list', 'vestibule' ),
			FieldType::Appointment => __( 'This time is not offered. Choose another one', 'vestibule' ),
			FieldType::Radio,
			FieldType::Checkbox,
			FieldType::MultiSelect => __( 'Choose from the options shown', 'vestibule' ),
			default                => __( 'This value cannot be used', 'vestibule' ),
		};
	}

	/** In characters; 0 sets none, because the value is chosen and not typed. */
	public static function maxLength( FieldType $type ): int {
		return match ( $type ) {
			FieldType::Name, FieldType::Text => 200,
			FieldType::Email                 => 254,
			FieldType::Phone                 => 250,
			FieldType::Textarea              => 10000,
			default                          => 0,
		};
	}
}
