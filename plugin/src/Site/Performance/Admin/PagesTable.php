<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Admin;

use Vestibule\Site\Performance\Beacon\Measurement;
use Vestibule\Site\Performance\Beacon\Report;
use Vestibule\Site\Performance\Beacon\State;

/** Table of measured pages. */
final class PagesTable {

	/**
	 * @param array<string, array<int, Measurement>> $pages Measurements by row ID of the page and window size (1 for
	 * phones, 0 for desktops).
	 */
	public function __construct( private readonly array $pages ) {}

	public function show(): void {
		echo '<table class="wp-list-table widefat striped vestibule-images__table"><thead><tr>';
		foreach ( array(
			__( 'Page', 'vestibule' ),
			__( 'On phones', 'vestibule' ),
			__( 'On desktops', 'vestibule' ),
			__( 'Last report', 'vestibule' ),
		) as $title ) {
			printf( '<th scope="col">%s</th>', esc_html( $title ) );
		}
		printf(
			'<th scope="col"><span class="screen-reader-text">%s</span></th></tr></thead><tbody>',
			esc_html__( 'Actions', 'vestibule' )
		);
		foreach ( $this->pages as $id => $rows ) {
			$this->showPage( (string) $id, $rows );
		}
		echo '</tbody></table>';
	}

	/** @param array<int, Measurement> $rows */
	private function showPage( string $id, array $rows ): void {
		$any = array_values( $rows )[0] ?? null;
		if ( null === $any ) {
			return;
		}
		$title  = self::title( $any );
		$latest = max(
			'',
			...array_values( array_map( static fn ( Measurement $row ): string => $row->changedAt, $rows ) )
		);
		printf(
			'<tr><th scope="row"><a href="%1$s"><strong>%2$s</strong></a><br><span class="vestibule-images__address">%3$s</span></th>'
			. '<td data-title="%8$s">%4$s</td><td data-title="%9$s">%5$s</td><td data-title="%10$s">%6$s</td><td>%7$s</td></tr>',
			esc_url( add_query_arg( 'shown', $id, ForgetForm::url() ) ),
			esc_html( $title ),
			esc_html( wp_make_link_relative( $any->url ) ),
			self::cell( $rows[1] ?? null ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in cell().
			self::cell( $rows[0] ?? null ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in cell().
			esc_html(
				(string) mysql2date(
					self::setting( 'date_format' ) . ' ' . self::setting( 'time_format' ),
					get_date_from_gmt( $latest )
				)
			),
			ForgetForm::button( $id, __( 'Forget', 'vestibule' ), $title ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in button().
			esc_attr__( 'On phones', 'vestibule' ),
			esc_attr__( 'On desktops', 'vestibule' ),
			esc_attr__( 'Last report', 'vestibule' )
		);
	}

	private static function setting( string $name ): string {
		$format = get_option( $name );
		return is_string( $format ) ? $format : '';
	}

	/** @return string Title of the page, or its path if the page belongs to no post. */
	public static function title( Measurement $row ): string {
		$title = $row->postId > 0 ? get_the_title( $row->postId ) : '';
		return '' !== $title
			? wp_specialchars_decode( $title, ENT_QUOTES )
			: (
				trailingslashit( $row->url ) === home_url( '/' )
					? __( 'Home page', 'vestibule' )
					: (string) wp_parse_url( $row->url, PHP_URL_PATH )
			);
	}

	/** @return string Result for one window size as text. */
	public static function words( ?Measurement $row ): string {
		return match ( true ) {
			null === $row                         => __( 'No report yet', 'vestibule' ),
			State::Unsettled === $row->state      => __( 'Visitors see different images', 'vestibule' ),
			State::Measuring === $row->state      => sprintf(
				/* translators: 1: number of reports so far, 2: number of reports that must agree. */
				_n(
					'%1$s report so far, %2$s must match',
					'%1$s reports so far, %2$s must match',
					$row->reports,
					'vestibule'
				),
				number_format_i18n( $row->reports ),
				number_format_i18n( Report::NEEDED )
			),
			null === $row->truth()?->largest      => __(
				'No image, because the largest element is text or a background',
				'vestibule'
			),
			default                               => wp_basename(
				(string) wp_parse_url( $row->truth()->largest->src, PHP_URL_PATH )
			),
		};
	}

	private static function cell( ?Measurement $row ): string {
		$src = $row?->truth()?->largest?->src;
		return (
			null === $src
				? ''
				: sprintf(
					'<img class="vestibule-images__small" src="%s" alt="" loading="lazy" width="64" height="48">',
					esc_url( $src )
				)
		)
			. esc_html( self::words( $row ) );
	}
}
