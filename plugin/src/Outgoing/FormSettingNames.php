<?php

declare(strict_types=1);

namespace Vestibule\Outgoing;

defined( 'ABSPATH' ) || exit;

/** Labels of the settings for notifications and webhooks, for error messages in the form editor. */
final class FormSettingNames {

	/** @return array<string, string> Labels by path within the setting. */
	public static function notifications(): array {
		return array(
			'vestibule_form_notifications'                  => __( 'Notifications', 'vestibule' ),
			/* translators: %s: a number. */
			'vestibule_form_notifications.list.*'           => __( 'Notification %s', 'vestibule' ),
			'vestibule_form_notifications.list.*.name'      => __( 'Name', 'vestibule' ),
			'vestibule_form_notifications.list.*.addresses' => __( 'Addresses', 'vestibule' ),
			'vestibule_form_notifications.list.*.replyTo'   => __( 'Reply to', 'vestibule' ),
			'vestibule_form_notifications.list.*.fromName'  => __( 'Sender name', 'vestibule' ),
			'vestibule_form_notifications.list.*.cc'        => __( 'Copy to (Cc)', 'vestibule' ),
			'vestibule_form_notifications.list.*.bcc'       => __( 'Blind copy to (Bcc)', 'vestibule' ),
			'vestibule_form_notifications.list.*.subject'   => __( 'Subject', 'vestibule' ),
			'vestibule_form_notifications.list.*.body'      => __( 'Message', 'vestibule' ),
			'vestibule_form_notifications.list.*.value'     => __( 'Value', 'vestibule' ),
		);
	}

	/** @return array<string, string> Labels by path within the setting. */
	public static function webhooks(): array {
		return array(
			'vestibule_form_webhooks'                       => __( 'Webhooks', 'vestibule' ),
			/* translators: %s: a number. */
			'vestibule_form_webhooks.list.*'                => __( 'Webhook %s', 'vestibule' ),
			'vestibule_form_webhooks.list.*.name'           => __( 'Name', 'vestibule' ),
			'vestibule_form_webhooks.list.*.url'            => __( 'Address', 'vestibule' ),
			'vestibule_form_webhooks.list.*.value'          => __( 'Value', 'vestibule' ),
		);
	}
}
