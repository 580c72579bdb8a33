<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

/**
 * Names for settings of other form builders that can't be imported. A setting that is not listed here is displayed by
 * its key.
 */
final class SettingNames {

	/** @param list<string> $keys */
	public static function list( array $keys ): string {
		return implode( ', ', array_unique( array_map( self::of( ... ), $keys ) ) );
	}

	private static function of( string $key ): string {
		return match ( $key ) {
			'default_value',
			'defaultValue',
			'value',
			'dynamic_default_value',
			'default'        => __( 'default value', 'vestibule' ),
			'is_unique',
			'noDuplicates',
			'unique',
			'unique_answer'                              => __( 'no duplicates', 'vestibule' ),
			'inputMaskValue',
			'input_mask',
			'data-mask',
			'temp_mask'                            => __( 'mask', 'vestibule' ),
			'css',
			'cssClass',
			'container_class',
			'class',
			'form_class'                         => __( 'CSS class', 'vestibule' ),
			'limitNumberOfEntries',
			'limitEntries',
			'limitEntriesCount',
			'form_locker_entry_limit_enable' => __( 'entry limit', 'vestibule' ),
			'scheduleForm',
			'scheduleStart',
			'scheduleEnd',
			'form_locker_schedule_enable'       => __( 'schedule', 'vestibule' ),
			'requireLogin',
			'form_locker_user_entry_schedule_enable',
			'form_locker_user_enable' => __( 'only for logged-in users', 'vestibule' ),
			'form_locker_password_enable',
			'form_pass'                                          => __( 'password', 'vestibule' ),
			'date_config',
			'date_limit_days',
			'date_disable_past_dates'                         => __( 'date limits', 'vestibule' ),
			'dateFormat',
			'date_format',
			'timeFormat',
			'time_format'                            => __( 'date and time format', 'vestibule' ),
			'minlength',
			'min_length'                                                           => __(
				'minimum text length',
				'vestibule'
			),
			'numberFormat',
			'number_format',
			'numeric_formatter'                                => __( 'number format', 'vestibule' ),
			'prefix',
			'prefix_label',
			'suffix',
			'suffix_label'                                  => __( 'text before or after the field', 'vestibule' ),
			'attachments',
			'file_upload_attachment_enable',
			'enableAttachments'                 => __( 'attachments', 'vestibule' ),
			'fromEmail',
			'from',
			'sender_address'                                               => __(
				'sender’s email address',
				'vestibule'
			),
			'admin_field_label',
			'adminLabel'                                                   => __(
				'label for administrators',
				'vestibule'
			),
			'dynamic_population',
			'allowsPrepopulate',
			'inputName'                              => __( 'values from the URL', 'vestibule' ),
			default                                                                             => $key,
		};
	}
}
