<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Spam;

use Closure;

/**
 * A submission whose values hold, as checks for spam see it. Nothing of it is stored yet.
 *
 * @phpstan-type Sender array{name: string, email: string, address: string, agent: string, user: int}
 * @phpstan-type Sent array{page: string, language: string, referer: string, token: SubmissionToken|null}
 */
final class Submission {

	public readonly int $formId;

	/** The form's post, which settings of the form are kept with. */
	public readonly int $formPost;

	/** The visitor's name and e-mail address where the form asks for them, and their IP address. */
	public readonly string $name;
	public readonly string $email;
	public readonly string $address;
	public readonly string $agent;

	/** 0 for a guest. */
	public readonly int $user;

	public readonly string $page;
	public readonly string $language;
	public readonly string $referer;

	/** Null for a post without scripts. */
	public readonly ?SubmissionToken $token;

	/**
	 * @param array{id: int, post: int}                 $form
	 * @param array<string, string|list<string>>        $values By posted name.
	 * @param Sender                                    $sender
	 * @param Sent                                      $sent
	 * @param Closure(string): ?string                  $posted
	 */
	public function __construct( array $form, public readonly array $values, array $sender, array $sent, private readonly Closure $posted ) {
		$this->formId   = $form['id'];
		$this->formPost = $form['post'];
		$this->name     = $sender['name'];
		$this->email    = $sender['email'];
		$this->address  = $sender['address'];
		$this->agent    = $sender['agent'];
		$this->user     = $sender['user'];
		$this->page     = $sent['page'];
		$this->language = $sent['language'];
		$this->referer  = $sent['referer'];
		$this->token    = $sent['token'];
	}

	/** What was posted under a name that is no field's, such as a captcha's; null when it is missing or no text. */
	public function posted( string $name ): ?string {
		return ( $this->posted )( $name );
	}

	/** @return list<string> Every text that was sent in a field. */
	public function texts(): array {
		$texts = array();
		foreach ( $this->values as $value ) {
			array_push( $texts, ...(array) $value );
		}
		return $texts;
	}
}
