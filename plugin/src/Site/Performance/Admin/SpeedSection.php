<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Admin;

use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Performance\SpeedSettings;

defined( 'ABSPATH' ) || exit;

/** Fields of the settings form on the "Speed" screen. */
final class SpeedSection {

	/** Settings page that shows the fields. */
	public const PAGE = SpeedSettings::GROUP;

	private const ID = 'vestibule-speed';

	public function __construct( private readonly SpeedSettings $settings ) {}

	#[Hook( 'admin_init' )]
	public function register(): void {
		add_settings_section( self::ID, '', static function (): void {}, self::PAGE );
		add_settings_field(
			self::ID . '-images',
			__( 'Largest image', 'vestibule' ),
			fn () => $this->showSwitch(
				'findsLargestImage',
				$this->settings->values()->findsLargestImage,
				__( 'Load the largest image of each page first', 'vestibule' ),
				__(
					'Visitors’ browsers report which image is the largest. Nothing about the visitor is stored.',
					'vestibule'
				)
			),
			self::PAGE,
			self::ID
		);
		add_settings_field(
			self::ID . '-links',
			__( 'Links', 'vestibule' ),
			fn () => $this->showSwitch(
				'fetchesLinks',
				$this->settings->values()->fetchesLinks,
				__( 'Load a page in advance when a visitor points at its link', 'vestibule' ),
				__( 'Pages open faster. Carts, logout links, files and URLs with a question mark are excluded. Nothing is loaded in advance for visitors who save data.', 'vestibule' )
			),
			self::PAGE,
			self::ID
		);
		add_settings_field(
			self::ID . '-styles',
			__( 'Style sheets', 'vestibule' ),
			fn () => $this->showSwitch(
				'printsStyles',
				$this->settings->values()->printsStyles,
				__( 'Include style sheets in the page', 'vestibule' ),
				__(
					'Text appears sooner on a first visit. Each page is a little larger. Portico does this already.',
					'vestibule'
				)
			),
			self::PAGE,
			self::ID
		);
	}

	/**
	 * Renders a checkbox. The hidden input before it submits 0, because browsers submit nothing for an unchecked box.
	 */
	private function showSwitch( string $name, bool $is_on, string $label, string $help ): void {
		$id = self::ID . '-' . $name;
		printf(
			'<input type="hidden" name="%1$s[%2$s]" value="0"><label><input type="checkbox" name="%1$s[%2$s]" value="1" aria-describedby="%3$s"%4$s> %5$s</label><p class="description" id="%3$s">%6$s</p>',
			esc_attr( $this->settings->option ),
			esc_attr( $name ),
			esc_attr( $id ),
			checked( $is_on, true, false ),
			esc_html( $label ),
			esc_html( $help )
		);
	}
}
