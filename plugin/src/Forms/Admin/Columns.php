<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin;

use Vestibule\Entries\EntryCounts;
use Vestibule\Forms\FormNumbers;
use Vestibule\Forms\Places\Place;
use Vestibule\Forms\Places\Places;
use Vestibule\Forms\Places\ShortCode;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Additional columns in the list of forms: entries, last entry, pages with the form, and shortcode. */
final class Columns {

	/** Maximum number of pages listed for each form. Further pages are only counted. */
	private const PLACES = 3;

	/**
	 * @var array<int, array{all: int, unread: int, last: string}>|null Entry counts of all forms on the screen, by form
	 * ID. Null until they are read.
	 */
	private ?array $counts = null;

	public function __construct(
		private readonly FormNumbers $numbers,
		private readonly EntryCounts $entries,
		private readonly Places $places,
		private readonly LimitCell $limits,
	) {}

	/**
	 * Adds the plugin's columns before the date.
	 *
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	#[Hook( 'manage_vestibule_form_posts_columns' )]
	public function columns( array $columns ): array {
		$date = array_intersect_key( $columns, array( 'date' => '' ) );
		return array_diff_key( $columns, $date ) + array(
			'vestibule_entries'   => __( 'Entries', 'vestibule' ),
			'vestibule_state'     => _x( 'State', 'column of the list of forms', 'vestibule' ),
			'vestibule_last'      => __( 'Last entry', 'vestibule' ),
			'vestibule_places'    => __( 'Used on', 'vestibule' ),
			'vestibule_shortcode' => __( 'Shortcode', 'vestibule' ),
		) + $date;
	}

	#[Hook( 'manage_vestibule_form_posts_custom_column' )]
	public function cell( string $column, int $form_post ): void {
		$number = $this->numbers->forPost( $form_post );
		$html   = match ( $column ) {
			'vestibule_entries'   => $this->entriesOf( $number ),
			'vestibule_state'     => $this->stateOf( $form_post ),
			'vestibule_last'      => $this->lastOf( $number ),
			'vestibule_places'    => $this->placesOf( $form_post ),
			'vestibule_shortcode' => $this->shortCode( $number ),
			default               => '',
		};
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Each part was escaped when it was added.
		echo $html;
	}

	private function entriesOf( int $number ): string {
		$count = $this->counts()[ $number ] ?? null;
		if ( null === $count ) {
			return $this->none();
		}
		$link = admin_url( 'admin.php?page=' . AdminScreen::MENU . "#/?form={$number}" );
		$unread = 0 === $count['unread']
			? ''
			: sprintf(
				'<br><strong>%s</strong>',
				esc_html(
					sprintf(
						/* translators: %s: number of unread entries. */
						_n( '%s unread', '%s unread', $count['unread'], 'vestibule' ),
						number_format_i18n( $count['unread'] )
					)
				)
			);
		$all = sprintf(
			/* translators: %s: number of entries. */
			_n( '%s entry', '%s entries', $count['all'], 'vestibule' ),
			number_format_i18n( $count['all'] )
		);
		return sprintf( '<a href="%s">%s</a>%s', esc_url( $link ), esc_html( $all ), $unread );
	}

	private function stateOf( int $form_post ): string {
		$html = $this->limits->html( $form_post );
		return '' === $html ? $this->none() : $html;
	}

	private function lastOf( int $number ): string {
		$last = $this->counts()[ $number ]['last'] ?? '';
		$time = '' === $last ? false : strtotime( $last . ' UTC' );
		if ( false === $time ) {
			return $this->none();
		}
		$words = sprintf(
			/* translators: 1: date, 2: time of day. */
			__( '%1$s at %2$s', 'vestibule' ),
			$this->date( 'date_format', $time ),
			$this->date( 'time_format', $time )
		);
		return sprintf( '<time datetime="%s">%s</time>', esc_attr( gmdate( 'c', $time ) ), esc_html( $words ) );
	}

	private function date( string $option, int $time ): string {
		$format = get_option( $option );
		return (string) wp_date( is_string( $format ) ? $format : 'Y-m-d H:i', $time );
	}

	private function placesOf( int $form_post ): string {
		$places = $this->places->forForm( $form_post );
		$shown  = array_map( $this->place( ... ), array_slice( $places, 0, self::PLACES ) );
		$more   = count( $places ) - count( $shown );
		$shown = $more > 0
			? array(
				...$shown,
				esc_html(
					/* translators: %s: number of pages. */
					sprintf( _n( 'and %s more', 'and %s more', $more, 'vestibule' ), number_format_i18n( $more ) )
				),
			)
			: $shown;
		return array() === $shown ? $this->none() : implode( '<br>', $shown );
	}

	private function place( Place $place ): string {
		$title = '' === $place->title
			/* translators: %s: post type, such as Page. The user can't read the post. */
			? sprintf( __( '%s (no access)', 'vestibule' ), $place->kind )
			: $place->title;
		return '' === $place->edit
			? esc_html( $title )
			: sprintf( '<a href="%s">%s</a>', esc_url( $place->edit ), esc_html( $title ) );
	}

	private function shortCode( int $number ): string {
		$code = 0 === $number ? '' : ShortCode::text( $number );
		return '' === $code ? $this->none() : sprintf(
			'<code>%1$s</code><br><button type="button" class="button-link vestibule-copy" data-copy="%2$s">%3$s</button>',
			esc_html( $code ),
			esc_attr( $code ),
			esc_html__( 'Copy', 'vestibule' )
		);
	}

	private function none(): string {
		return sprintf(
			'<span aria-hidden="true">—</span><span class="screen-reader-text">%s</span>',
			esc_html__( 'None', 'vestibule' )
		);
	}

	/**
	 * Returns the entry counts of all forms on the screen. Empty if the database fails, so that the list still works.
	 *
	 * @return array<int, array{all: int, unread: int, last: string}>
	 */
	private function counts(): array {
		if ( null === $this->counts ) {
			global $wp_query;
			$numbers = array_map(
				fn ( mixed $form ): int => $form instanceof WP_Post ? $this->numbers->forPost( $form->ID ) : 0,
				$wp_query->posts ?? array()
			);
			$this->counts = FaultLog::attempt(
				fn (): array => $this->entries->forForms( array_values( array_filter( $numbers ) ) ),
				array()
			);
		}
		return $this->counts;
	}
}
