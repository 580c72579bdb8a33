<?php

declare(strict_types=1);

namespace Vestibule\Forms;

defined( 'ABSPATH' ) || exit;

/** What the settings of a form are called in its editor, for messages about them. */
final class SettingNames {

	/** @return string Such as "Redirect to" or "Notification 2, Reply to"; the path itself where it has no control. */
	public function of( string $path ): string {
		if ( 1 !== preg_match( '/^(vestibule_form_[a-z]+)\.list\.(\d+)(?:\.(?:.*\.)?([A-Za-z]+))?$/D', $path, $found ) ) {
			return $this->names()[ $path ] ?? $this->groups()[ strtok( $path, '.' ) ] ?? $path;
		}
		$group = sprintf( $this->lists()[ $found[1] ] ?? "{$found[1]} %s", number_format_i18n( (int) $found[2] + 1 ) );
		$name  = $this->listed()[ $found[3] ?? '' ] ?? $found[3] ?? '';
		/* translators: 1: such as "Notification 2", 2: name of a setting. */
		return '' === $name ? $group : sprintf( __( '%1$s, %2$s', 'vestibule' ), $group, $name );
	}

	/** @return array<string, string> */
	private function names(): array {
		return array(
			'successMessage'        => __( 'Success message', 'vestibule' ),
			'afterSuccess'          => __( 'Show or hide the form', 'vestibule' ),
			'redirectUrl'           => __( 'Redirect to', 'vestibule' ),
			'errorMessagePlacement' => __( 'Error position', 'vestibule' ),
			'mailTo'                => __( 'Addresses', 'vestibule' ),
			'deleteAfterDays'       => __( 'Delete entries after (days)', 'vestibule' ),
			'unavailableMessage'    => __( 'Message when the form is unavailable', 'vestibule' ),
			FormsController::FIELDS => __( 'Fields', 'vestibule' ),
		);
	}

	/** @return array<string, string> By the key under which a list is stored, with its place. */
	private function lists(): array {
		return array(
			/* translators: %s: a number. */
			'vestibule_form_notifications' => __( 'Notification %s', 'vestibule' ),
			/* translators: %s: a number. */
			'vestibule_form_confirmations' => __( 'Confirmation %s', 'vestibule' ),
			/* translators: %s: a number. */
			'vestibule_form_webhooks'      => __( 'Webhook %s', 'vestibule' ),
		);
	}

	/** @return array<string, string> Of what stands in these lists. */
	private function listed(): array {
		return array(
			'name'        => __( 'Name', 'vestibule' ),
			'addresses'   => __( 'Addresses', 'vestibule' ),
			'replyTo'     => __( 'Reply to', 'vestibule' ),
			'fromName'    => __( 'Sender name', 'vestibule' ),
			'cc'          => __( 'Copy to (Cc)', 'vestibule' ),
			'bcc'         => __( 'Blind copy to (Bcc)', 'vestibule' ),
			'subject'     => __( 'Subject', 'vestibule' ),
			'body'        => __( 'Message', 'vestibule' ),
			'message'     => __( 'Message', 'vestibule' ),
			'page'        => __( 'Page', 'vestibule' ),
			'redirectUrl' => __( 'Address', 'vestibule' ),
			'url'         => __( 'Address', 'vestibule' ),
			'value'       => __( 'Value', 'vestibule' ),
		);
	}

	/** @return array<string, string> Panels, by the key under which their settings are stored. */
	private function groups(): array {
		return array(
			'vestibule_form_notifications' => __( 'Notifications', 'vestibule' ),
			'vestibule_form_confirmations' => __( 'Confirmations', 'vestibule' ),
			'vestibule_form_webhooks'      => __( 'Webhooks', 'vestibule' ),
			'vestibule_form_steps'         => __( 'Steps', 'vestibule' ),
			'vestibule_form_saving'        => __( 'Drafts', 'vestibule' ),
			'vestibule_form_spam'          => __( 'Spam protection', 'vestibule' ),
		);
	}
}
