<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Ajax\Answer;
use Vestibule\Ajax\RateLimit;
use Vestibule\Ajax\Request;

/**
 * Answers a post without scripts: a redirect back to the page, which shows the message, or the errors with every value
 * kept (contract "Without scripts").
 */
final class PlainAnswer {

	/** States that one address can have kept in a minute: more than its submissions, so that a refused one keeps its text too. */
	private const KEPT = 30;

	public function __construct(
		private readonly Forms $forms,
		private readonly FormStates $states,
		private readonly Origin $origin,
		private readonly RateLimit $rates,
	) {}

	/** @param array<string, mixed> $data Of the success answer. */
	public function success( Request $request, array $data ): Answer {
		$result = (array) ( $data['result'] ?? array() );
		$text   = static fn( string $key ): string => is_string( $result[ $key ] ?? null ) ? $result[ $key ] : '';
		if ( '' !== $text( 'redirectUrl' ) ) {
			return $this->away( $text( 'redirectUrl' ) );
		}
		$message = wp_kses_post( $text( 'message' ) );
		return $this->back( $request, new FormState( array(), array(), $message, 'hide_form' === $text( 'action' ) ) ) ?? $this->html( 200, $message );
	}

	public function failure( Request $request, Refused $refused ): Answer {
		if ( ! $this->rates->allows( 'form_state', $request->address, self::KEPT, MINUTE_IN_SECONDS ) ) {
			return $this->page( $refused );
		}
		return $this->back( $request, new FormState( $this->typed( $request ), $refused->errors ) ) ?? $this->page( $refused );
	}

	/** Null when the state could not be kept. */
	private function back( Request $request, FormState $state ): ?Answer {
		$form_id  = FormId::of( $request ) ?? 0;
		$instance = $request->body( 'vestibule_instance' ) ?? '';
		$instance = 1 === preg_match( "/^ff_form_instance_{$form_id}_[1-9]\d{0,3}$/D", $instance ) ? $instance : "ff_form_instance_{$form_id}_1";
		$page     = $this->origin->page( $request );
		$id       = $this->states->keep( $form_id, $instance, $state );
		return null === $id ? null : Answer::redirect( add_query_arg( FormStates::QUERY, $id, '' === $page ? home_url( '/' ) : $page ) . '#' . $instance );
	}

	/** When nothing can be kept for the page, the browser's own way back still has what was typed. */
	private function page( Refused $refused ): Answer {
		$texts = array_merge( ...array_values( $refused->errors ) );
		$html  = '<p>' . esc_html( implode( ' ', $texts ) ) . '</p><p>' . esc_html__( 'Go back in your browser: what you typed is still there.', 'vestibule' ) . '</p>';
		return $this->html( $refused->status, $html, $refused->headers );
	}

	/** @param array<string, string> $headers */
	private function html( int $status, string $html, array $headers = array() ): Answer {
		$title = esc_html( get_bloginfo( 'name' ) );
		$page  = "<!doctype html><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>{$title}</title>{$html}";
		return new Answer( $status, array(), array( 'Content-Type' => 'text/html; charset=utf-8' ) + $headers, $page );
	}

	/** The owner's own address may lie on another site; only this very host is let through. */
	private function away( string $url ): Answer {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		if ( is_string( $host ) ) {
			add_filter( 'allowed_redirect_hosts', static fn( array $hosts ): array => array( ...$hosts, $host ) );
		}
		return Answer::redirect( $url );
	}

	/**
	 * What was typed, as far as it is text, whatever is wrong with it.
	 *
	 * @return array<string, string|list<string>>
	 */
	private function typed( Request $request ): array {
		$form = $this->forms->byFormId( FormId::of( $request ) ?? 0 );
		$body = $request->length > Posted::LARGEST ? array() : $request->all();
		$kept = array();
		foreach ( $form->fields ?? array() as $field ) {
			$value = $body[ $field->name ] ?? '';
			if ( FieldType::Name === $field->type ) {
				foreach ( $field->parts as $part ) {
					$kept[ $part['name'] ] = $this->text( is_array( $value ) ? ( $value[ $part['key'] ] ?? '' ) : '' );
				}
			} elseif ( $field->type->isList() ) {
				$kept[ $field->name ] = array_map( $this->text( ... ), array_values( is_array( $value ) ? $value : array( $value ) ) );
			} else {
				$kept[ $field->name ] = $this->text( $value );
			}
		}
		return array_filter( $kept, static fn( string|array $value ): bool => '' !== $value && array( '' ) !== $value );
	}

	private function text( mixed $value ): string {
		return is_string( $value ) ? str_replace( "\0", '', wp_check_invalid_utf8( $value ) ) : '';
	}
}
