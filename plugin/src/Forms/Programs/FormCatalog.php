<?php

declare(strict_types=1);

namespace Vestibule\Forms\Programs;

use Vestibule\Contract\FormsQuery;
use Vestibule\Fields\Answers\AnswerSchema;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\Step;
use Vestibule\Forms\FormNumbers;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Places\ShortCode;
use Vestibule\Kernel\Operation\OperationRefused;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Schema\Schema;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Lists and finds forms by form ID (contracts forms-row and forms-form). */
final class FormCatalog {

	public function __construct(
		private readonly Schema $schema,
		private readonly Forms $forms,
		private readonly FormNumbers $numbers
	) {}

	/**
	 * @param array<array-key, mixed> $query Shape of the contract forms-query.
	 * @param list<int>|null          $only  IDs of the forms to include. Null for all forms.
	 * @return Page Rows in the shape of the contract forms-row.
	 * @throws OperationRefused If the query is invalid.
	 */
	public function page( array $query = array(), ?array $only = null ): Page {
		$faults = $this->schema->faults( 'forms-query', $query );
		if ( array() !== $faults ) {
			throw OperationRefused::invalid( $faults );
		}
		$asked   = $this->schema->values( FormsQuery::class, $query );
		$perPage = $asked->per_page;
		$posts   = array() === $only ? null : new WP_Query( $this->arguments( $asked, $only ) );
		$found   = array_values(
			array_filter( $posts->posts ?? array(), static fn ( mixed $post ): bool => $post instanceof WP_Post )
		);
		return new Page( array_map( $this->row( ... ), $found ), $posts->found_posts ?? 0, $perPage );
	}

	/** @return list<int> IDs of the forms with this title or slug, ignoring case. */
	public function named( string $name ): array {
		$wanted = mb_strtolower( trim( $name ) );
		$found  = array();
		for ( $number = 1, $pages = 1; $number <= $pages; $number++ ) {
			$page  = $this->page( array( 'page' => $number, 'per_page' => 100 ) );
			$pages = $page->pages();
			foreach ( $page as $form ) {
				$title = is_string( $form['title'] ?? null ) ? mb_strtolower( trim( $form['title'] ) ) : '';
				$slug  = is_int( $form['post'] ?? null ) ? get_post_field( 'post_name', $form['post'] ) : '';
				if (
					'' !== $wanted && in_array( $wanted, array( $title, $slug ), true ) && is_int( $form['id'] ?? null )
				) {
					$found[] = $form['id'];
				}
			}
		}
		return $found;
	}

	/**
	 * @return array<string, mixed>|null Form in any status, in the shape of the contract forms-form. Null if not found.
	 */
	public function find( int $form ): ?array {
		$post = $this->post( $form );
		$read = null === $post ? null : $this->forms->findInAnyStatus( $form );
		if ( null === $post || null === $read ) {
			return null;
		}
		return $this->row( $post ) + array(
			'fields' => array_map( self::field( ... ), $read->fields ),
			'steps'  => array_map(
				static fn ( Step $step ): array => array( 'title' => $step->title, 'fields' => $step->fields ),
				$read->steps
			),
		);
	}

	/**
	 * @return array<string, mixed>|null JSON Schema of the answers that a submission accepts. Null if the form was not
	 * found.
	 */
	public function schema( int $form ): ?array {
		$read = null === $this->post( $form ) ? null : $this->forms->findInAnyStatus( $form );
		return null === $read ? null : ( new AnswerSchema() )->forForm( $read );
	}

	/**
	 * @return string HTML that the form's block prints: the form, or the message that visitors see if they can't see
	 * the form.
	 */
	public function render( int $form ): string {
		return ( new ShortCode( $this->numbers ) )->render( array( 'id' => (string) $form ) );
	}

	/** @return array{id: int, post: int, title: string, status: string, modifiedAt: string, shortcode: string} */
	private function row( WP_Post $post ): array {
		$number = $this->numbers->forPost( $post->ID );
		return array(
			'id'         => $number,
			'post'       => $post->ID,
			'title'      => $post->post_title,
			'status'     => $post->post_status,
			'modifiedAt' => str_replace( ' ', 'T', $post->post_modified_gmt ) . 'Z',
			'shortcode'  => ShortCode::text( $number ),
		);
	}

	private function post( int $form ): ?WP_Post {
		$id   = $form > 0 ? $this->numbers->post( $form ) : null;
		$post = null === $id ? null : get_post( $id );
		return $post instanceof WP_Post ? $post : null;
	}

	/**
	 * @param list<int>|null $only
	 * @return array<string, mixed>
	 */
	private function arguments( FormsQuery $asked, ?array $only ): array {
		$number = array( 'key' => FormPostType::NUMBER ) + (
			null === $only ? array( 'compare' => 'EXISTS' ) : array( 'value' => $only, 'compare' => 'IN' )
		);
		return array(
			'post_type'              => FormPostType::NAME,
			'post_status'            => 'any' === $asked->status
				? array( 'publish', 'draft', 'pending', 'private', 'future' )
				: $asked->status,
			's'                      => $asked->search,
			'posts_per_page'         => $asked->per_page,
			'paged'                  => $asked->page,
			'orderby'                => 'ID',
			'order'                  => 'ASC',
			'meta_query'             => array( $number ), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Forms are few.
			'update_post_term_cache' => false,
			'suppress_filters'       => true,
		);
	}

	/** @return array<string, mixed> */
	private static function field( FormField $field ): array {
		$labels  = $field->labels();
		$options = $field->type->choices( $field );
		return array(
			'name'     => $field->name,
			'type'     => $field->type->name(),
			'label'    => $field->label,
			'help'     => $field->help,
			'required' => $field->required,
			'posted'   => array_map(
				static fn ( string $name, string $label ): array => array( 'name' => $name, 'label' => $label ),
				array_map( strval( ... ), array_keys( $labels ) ),
				$labels
			),
			'options'  => array_map(
				static fn ( array $option ): array => array( 'value' => $option['value'], 'label' => $option['label'] ),
				$options
			),
		);
	}
}
