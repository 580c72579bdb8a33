<?php

declare(strict_types=1);

namespace Vestibule\Courses\Admin;

use Vestibule\Courses\Course;
use WP_List_Table;

defined( 'ABSPATH' ) || exit;

/**
 * List of a course's participants in wp-admin.
 *
 * @phpstan-import-type Row from Participants
 */
final class ParticipantList extends WP_List_Table {

	private const PER_PAGE = 50;

	/** @param array<string, int> $counts Number of registrations by filter. */
	public function __construct(
		private readonly Participants $participants,
		private readonly Course $course,
		private readonly string $filter,
		private readonly array $counts,
	) {
		parent::__construct( array( 'plural' => 'participants', 'singular' => 'participant', 'ajax' => false ) );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'name'       => __( 'Name', 'vestibule' ),
			'email'      => __( 'Email', 'vestibule' ),
			'kind'       => __( 'Registration', 'vestibule' ),
			'dates'      => _x( 'Dates', 'of a course', 'vestibule' ),
			'people'     => _x( 'People', 'number of participants', 'vestibule' ),
			'registered' => __( 'Registered on', 'vestibule' ),
			'state'      => __( 'State', 'vestibule' ),
		);
	}

	public function prepare_items(): void {
		$total = $this->counts[ $this->filter ] ?? 0;
		$this->set_pagination_args( array( 'total_items' => $total, 'per_page' => self::PER_PAGE ) );
		$this->_column_headers = array( $this->get_columns(), array(), array(), 'name' );
		$this->items           = $this->participants->page(
			$this->course,
			$this->filter,
			self::PER_PAGE * ( $this->get_pagenum() - 1 ),
			self::PER_PAGE
		);
	}

	public function no_items(): void {
		esc_html_e( 'No registrations.', 'vestibule' );
	}

	/** @return array<string, string> */
	protected function get_views(): array {
		$labels = array(
			'all'        => _x( 'All', 'registrations', 'vestibule' ),
			'registered' => __( 'Registered', 'vestibule' ),
			'waiting'    => __( 'Waiting', 'vestibule' ),
			'canceled'   => __( 'Canceled', 'vestibule' ),
		);
		$views  = array();
		foreach ( $labels as $filter => $label ) {
			$views[ $filter ] = sprintf(
				'<a href="%1$s"%2$s>%3$s <span class="count">(%4$s)</span></a>',
				esc_url( Participants::url( $this->course->id, $filter ) ),
				$filter === $this->filter ? ' class="current" aria-current="page"' : '',
				esc_html( $label ),
				esc_html( number_format_i18n( $this->counts[ $filter ] ?? 0 ) )
			);
		}
		return $views;
	}

	/**
	 * @param array<string, mixed> $item
	 * @param string               $column_name
	 * @phpstan-param Row $item
	 */
	protected function column_default( $item, $column_name ): string {
		$text = $item[ $column_name ] ?? '';
		return esc_html( is_int( $text ) ? number_format_i18n( $text ) : (string) $text );
	}

	/**
	 * @param array<string, mixed> $item
	 * @phpstan-param Row $item
	 */
	protected function column_name( array $item ): string {
		/* translators: %s: ID of an entry. */
		$number = sprintf( __( 'Entry %s', 'vestibule' ), (string) $item['entry'] );
		$name   = '' === $item['name'] ? $number : $item['name'];
		$entry  = admin_url( "admin.php?page=vestibule-entries&entry={$item['entry']}" );
		if ( ! $item['isReadable'] ) {
			return esc_html( $name );
		}
		$actions = array(
			'entry' => '<a href="' . esc_url( $entry ) . '">' . esc_html__( 'View entry', 'vestibule' ) . '</a>',
		);
		if ( $item['isActive'] ) {
			$actions['cancel'] = sprintf(
				'<a class="submitdelete" href="%1$s" aria-label="%2$s">%3$s</a>',
				esc_url( Participants::url( $this->course->id, $this->filter ) . "&cancel={$item['entry']}" ),
				/* translators: %s: name of a person. */
				esc_attr( sprintf( __( 'Cancel the registration of %s', 'vestibule' ), $name ) ),
				esc_html__( 'Cancel registration', 'vestibule' )
			);
		}
		$title = '<a class="row-title" href="' . esc_url( $entry ) . '">' . esc_html( $name ) . '</a>';
		return "<strong>{$title}</strong>" . $this->row_actions( $actions );
	}

	/**
	 * @param array<string, mixed> $item
	 * @phpstan-param Row $item
	 */
	protected function column_people( array $item ): string {
		$number = number_format_i18n( $item['people'] );
		return esc_html( '' === $item['names'] ? $number : "{$number}: {$item['names']}" );
	}

	/**
	 * @param array<string, mixed> $item
	 * @phpstan-param Row $item
	 */
	protected function column_email( array $item ): string {
		return '' === $item['email']
			? ''
			: sprintf( '<a href="%1$s">%2$s</a>', esc_url( "mailto:{$item['email']}" ), esc_html( $item['email'] ) );
	}
}
