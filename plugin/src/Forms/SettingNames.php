<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Vestibule\Kernel\Setting\PostSettings;

defined( 'ABSPATH' ) || exit;

/** Labels of the settings in the form editor, for messages about these settings. */
final class SettingNames {

	/** Error path for fields that are incomplete. */
	public const FIELDS = 'content';

	/**
	 * @return string Label such as "Redirect to" or "Notification 2, Reply to". The path itself if the setting has no
	 * label.
	 */
	public function of( string $path ): string {
		$names = $this->all();
		if (
			1 !== preg_match( '/^(vestibule_form_[a-z]+)\.list\.(\d+)(?:\.(?:.*\.)?([A-Za-z]+))?$/D', $path, $found )
		) {
			return $names[ $path ] ?? $names[ strtok( $path, '.' ) ] ?? $path;
		}
		$list  = "{$found[1]}.list.*";
		$group = sprintf( $names[ $list ] ?? "{$found[1]} %s", number_format_i18n( (int) $found[2] + 1 ) );
		$key   = $found[3] ?? '';
		$name  = $names[ "{$list}.{$key}" ] ?? $key;
		/* translators: 1: such as "Notification 2", 2: name of a setting. */
		return '' === $name ? $group : sprintf( _x( '%1$s, %2$s', 'group and setting', 'vestibule' ), $group, $name );
	}

	/** @return array<string, string> Labels by path. */
	private function all(): array {
		/**
		 * Filters the labels of form settings, which are used in messages. The key is the meta key for a panel,
		 * `<key>.list.*` for an item of a list (its label contains %s for the number), and `<key>.list.*.<setting>` for
		 * a setting of an item.
		 *
		 * @param array<string, string> $names Labels by path.
		 */
		$ours  = $this->own() + PostSettings::names( FormPostType::NAME );
		$names = apply_filters( 'vestibule/form_setting_names', $ours );
		return is_array( $names ) ? array_filter( $names, is_string( ... ) ) : $ours;
	}

	/** @return array<string, string> */
	private function own(): array {
		return array(
			'successMessage'                                  => __( 'Success message', 'vestibule' ),
			'afterSuccess'                                    => __( 'Show or hide the form', 'vestibule' ),
			'redirectUrl'                                     => __( 'Redirect to', 'vestibule' ),
			'errorMessagePlacement'                           => __( 'Position of errors', 'vestibule' ),
			'mailTo'                                          => __( 'Addresses', 'vestibule' ),
			'deleteAfterDays'                                 => __( 'Delete entries after (days)', 'vestibule' ),
			'unavailableMessage'                              => __(
				'Message when the form is unavailable',
				'vestibule'
			),
			self::FIELDS                                      => __( 'Fields', 'vestibule' ),
			'vestibule_form_steps'                            => __( 'Steps', 'vestibule' ),
			'vestibule_form_saving'                           => __( 'Drafts', 'vestibule' ),
			'vestibule_form_limits'                           => __( 'Limits', 'vestibule' ),
			'vestibule_form_limits.opensAt'                   => __( 'Opens', 'vestibule' ),
			'vestibule_form_limits.closesAt'                  => __( 'Closes', 'vestibule' ),
			'vestibule_form_limits.entries'                   => __( 'Entries in total', 'vestibule' ),
			'vestibule_form_limits.periodEntries'             => __( 'Entries per period', 'vestibule' ),
			'vestibule_form_limits.onePer'                    => __( 'One entry per person', 'vestibule' ),
			'vestibule_form_limits.onePerField'               => __( 'Recognized by the answer to', 'vestibule' ),
			'vestibule_form_limits.roles'                     => __( 'Roles', 'vestibule' ),
			'vestibule_form_opt_in'                           => __( 'Confirm the address first', 'vestibule' ),
			'vestibule_form_opt_in.confirm'                   => __( 'Confirmation required for', 'vestibule' ),
			'vestibule_form_opt_in.field'                     => __( 'Checkbox', 'vestibule' ),
			'vestibule_form_opt_in.email'                     => __( 'Email field', 'vestibule' ),
			'vestibule_form_opt_in.subject'                   => __( 'Subject', 'vestibule' ),
			'vestibule_form_opt_in.body'                      => __( 'Email text', 'vestibule' ),
			'vestibule_form_opt_in.days'                      => __( 'The link works for (days)', 'vestibule' ),
			'vestibule_form_opt_in.message'                   => __( 'Text on the page', 'vestibule' ),
			'vestibule_form_confirmations'                    => __( 'Confirmations', 'vestibule' ),
			/* translators: %s: a number. */
			'vestibule_form_confirmations.list.*'             => __( 'Confirmation %s', 'vestibule' ),
			'vestibule_form_confirmations.list.*.name'        => __( 'Name', 'vestibule' ),
			'vestibule_form_confirmations.list.*.message'     => __( 'Message', 'vestibule' ),
			'vestibule_form_confirmations.list.*.page'        => __( 'Page', 'vestibule' ),
			'vestibule_form_confirmations.list.*.redirectUrl' => __( 'Address', 'vestibule' ),
			'vestibule_form_confirmations.list.*.value'       => __( 'Value', 'vestibule' ),
		);
	}
}
